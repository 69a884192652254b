import Foundation

/// A line on standard error that shows the current operation.
public struct ProgressLine {
  /// Whether standard error is a terminal on which a line can be rewritten.
  public let isRewritten: Bool
  /// Moves to the start of the line, and clears it.
  private static let startOfLine = "\r" + ControlSequence.clearToEndOfLine

  public init() {
    let kind = ProcessInfo.processInfo.environment["TERM"] ?? ""
    isRewritten = isatty(STDERR_FILENO) == 1 && !kind.isEmpty && kind != "dumb"
  }

  /// Replaces the line. Shows nothing if the line cannot be rewritten.
  public func show(_ text: String) {
    if isRewritten { write(Self.startOfLine + text) }
  }

  public func clear() {
    if isRewritten { write(Self.startOfLine) }
  }

  /// Prints a line that stays.
  public func print(_ text: String) {
    write(text + "\n")
  }

  private func write(_ text: String) {
    // A disconnected terminal needs no progress line, so errors are ignored.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}
