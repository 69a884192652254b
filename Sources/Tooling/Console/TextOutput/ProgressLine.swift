import Foundation

/// A line on standard error that shows the current operation. It is shown only on a terminal.
public struct ProgressLine {
  private let isShown = isCapableTerminal(STDERR_FILENO)
  /// Moves to the start of the line, and clears it.
  private static let startOfLine = "\r" + ControlSequence.clearToEndOfLine

  public init() {}

  public func show(_ text: String) {
    guard isShown else { return }
    // A disconnected terminal needs no progress line, so errors are ignored.
    try? FileHandle.standardError.write(contentsOf: Data((Self.startOfLine + text).utf8))
  }

  public func clear() { show("") }
}
