/// The last line of a terminal, written anew whenever a clock has changed.
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

  /// Writes the line once more, over the `^C` that is on it now, and goes on to the next.
  func end() {
    wall.onChange = nil
    rewrite()
    write("\n")
  }

  /// Goes to the beginning of the line, writes, and erases what is left of the one before.
  private func rewrite() {
    write("\r\(wall.line)\u{1B}[K")
  }
}
