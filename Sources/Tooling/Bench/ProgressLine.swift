import Foundation

/// A line on standard error that says what is being done, for as long as it is.
///
/// There is none where standard error is no terminal.
struct ProgressLine {
  private let isShown = isatty(FileHandle.standardError.fileDescriptor) == 1
  /// Goes back to the start of the line, and clears it.
  private static let startOfLine = "\r\u{1B}[K"

  func show(_ text: String) {
    write(Self.startOfLine + text)
  }

  func clear() {
    write(Self.startOfLine)
  }

  private func write(_ text: String) {
    // A terminal that has gone away needs no progress.
    if isShown { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
  }
}
