import TerminalUI

extension String {
  /// Returns the text in lines of at most `width` columns. What does not fit into a line continues below
  /// the last column of its text.
  public func wrappedInColumns(to width: Int) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init).flatMap { line in
      let gaps = line.matches(of: Self.gap)
      let start = gaps.last?.range.upperBound ?? line.startIndex
      let beginning = String(line[..<start])
      guard line.columns > width, beginning.columns < width else { return [line] }
      let lines = String(line[start...]).lines(of: width - beginning.columns)
      return lines.enumerated().map { index, text in
        (index == 0 ? beginning : "".padded(to: beginning.columns)) + text
      }
    }.joined(separator: "\n")
  }

  /// The space before a column.
  private static let gap = #/(?:^|\S) {2,}(?=\S)/#

  /// Returns the line of source code in lines of at most `width` columns. Continuation lines have a
  /// deeper indent. In a doc comment, they begin with `///`.
  package func wrapped(to width: Int) -> [String] {
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
