import Foundation

/// A line on standard error that shows the current operation.
///
/// It is hidden if standard error is not a terminal.
struct ProgressLine {
  private let isShown = isatty(FileHandle.standardError.fileDescriptor) == 1
  /// Moves to the start of the line, and clears it.
  private static let startOfLine = "\r\u{1B}[K"

  func show(_ text: String) {
    write(Self.startOfLine + text)
  }

  func clear() {
    write(Self.startOfLine)
  }

  private func write(_ text: String) {
    // A disconnected terminal needs no progress line, so errors are ignored.
    if isShown { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
  }
}
