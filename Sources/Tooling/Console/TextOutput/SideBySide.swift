import TerminalUI

/// Two texts side by side, with equal lines next to each other.
public struct SideBySide {
  /// A line of each text, or `nil` if only the other text has a line here.
  package struct Row: Equatable {
    package let left: String?
    package let right: String?
    /// Whether the lines count as equal.
    package let isSame: Bool

    var mark: String {
      if isSame { return " " }
      return left == nil ? ">" : right == nil ? "<" : "|"
    }
  }

  private let titles: Row
  package let rows: [Row]

  /// - Parameter key: What is compared of a line of the left text. By default, it is the line.
  public init(
    _ left: (title: String, lines: [String]), _ right: (title: String, lines: [String]),
    comparing key: (String) -> String = { $0 }
  ) {
    titles = Row(left: left.title, right: right.title, isSame: true)
    rows = Self.rows(left.lines, right.lines, comparing: left.lines.map(key))
  }

  /// Whether the texts are equal, line by line.
  public var isSame: Bool { rows.allSatisfy { $0.left == $0.right } }

  private static func rows(
    _ left: [String], _ right: [String], comparing keys: [String]
  ) -> [Row] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in right.difference(from: keys) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      let (isRemoved, isInserted) = (removed.contains(i), inserted.contains(j))
      let (hasLeft, hasRight) = (isRemoved || !isInserted, isInserted || !isRemoved)
      rows.append(
        Row(
          left: hasLeft ? left[i] : nil, right: hasRight ? right[j] : nil,
          isSame: !isRemoved && !isInserted))
      if hasLeft { i += 1 }
      if hasRight { j += 1 }
    }
    return rows
  }

  /// Returns the texts side by side in at most `width` columns. The mark between them is `|` if the
  /// lines differ, `<` or `>` if only one text has a line.
  public func text(width: Int) -> [String] { lines(width: width).map(\.text) }

  /// Returns the lines of the text, and whether each shows lines that count as equal.
  package func lines(width: Int) -> [(text: String, isSame: Bool)] {
    let width = max(20, width)
    let longest = ([titles] + rows).map { ($0.left ?? "").columns }.max() ?? 0
    let leftWidth = min(longest, (width - 3) / 2)
    return ([titles] + rows).flatMap { row in
      let lefts = (row.left ?? "").wrapped(to: leftWidth)
      let rights = (row.right ?? "").wrapped(to: width - leftWidth - 3)
      return (0..<max(lefts.count, rights.count)).map { index in
        let left = index < lefts.count ? lefts[index] : ""
        let right = index < rights.count ? rights[index] : ""
        let line = "\(left.padded(to: leftWidth)) \(index == 0 ? row.mark : " ") \(right)"
        return (line.withoutTrailingBlanks, row.isSame)
      }
    }
  }
}
