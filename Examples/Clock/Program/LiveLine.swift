import Foundation

/// The last line of a terminal. It is written again after each change of a clock.
final class LiveLine {
  private let clocks: TwoClocks
  private let terminal: FileHandle

  init(of clocks: TwoClocks, on terminal: FileHandle) {
    self.clocks = clocks
    self.terminal = terminal
  }

  func begin() {
    clocks.onChange = { [weak self] in self?.rewrite() }
    rewrite()
  }

  /// Writes the line again, over the `^C` in it, and ends the line.
  func end() {
    clocks.onChange = nil
    rewrite()
    write("\n")
  }

  /// Writes the line from its beginning, and erases the rest of the previous text.
  private func rewrite() {
    write("\r\(clocks.line)\u{1B}[K")
  }

  /// `print` would keep a line without its end in a buffer.
  private func write(_ text: String) {
    try? terminal.write(contentsOf: Data(text.utf8))
  }
}
