/// The last line of a terminal. It is written again after each change of a clock.
final class LiveLine {
  private let wall: Wall
  private let write: (String) -> Void

  init(of wall: Wall, write: @escaping (String) -> Void) {
    self.wall = wall
    self.write = write
  }

  func begin() {
    wall.onChange = { [weak self] in self?.rewrite() }
    rewrite()
  }

  /// Writes the line again, over the `^C` in it, and ends the line.
  func end() {
    wall.onChange = nil
    rewrite()
    write("\n")
  }

  /// Writes the line from its beginning, and erases the rest of the previous text.
  private func rewrite() {
    write("\r\(wall.line)\u{1B}[K")
  }
}
