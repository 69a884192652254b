import TerminalUI

extension String {
  /// Returns the line of source code in lines of at most `width` columns. Continuation lines have a
  /// deeper indent. In a doc comment, they begin with `///`.
  func wrapped(to width: Int) -> [String] {
    guard columns > width, let first = lines(of: width).first(where: { _ in true }) else {
      return [self]
    }
    let depth = prefix { $0 == " " }.count
    let isComment = dropFirst(depth).hasPrefix("/// ")
    let indent = String(repeating: " ", count: isComment ? depth : depth + 4)
    let beginning = isComment ? indent + "/// " : indent
    let rest = dropFirst(first.count).drop { $0 == " " }
    return [first] + rest.lines(of: max(1, width - beginning.count)).map { beginning + $0 }
  }
}
