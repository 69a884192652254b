import TerminalUI

/// Two texts side by side, with equal lines next to each other.
public struct SideBySide {
  /// One line of one text or of both.
  enum Row: Equatable {
    case same(String)
    case changed(String, String)
    case onlyLeft(String)
    case onlyRight(String)
  }

  private let titles: (left: String, right: String)
  let rows: [Row]

  public init(_ left: (title: String, lines: [String]), _ right: (title: String, lines: [String])) {
    titles = (left.title, right.title)
    rows = Self.rows(left.lines, right.lines)
  }

  /// Whether the texts are equal, line by line.
  public var isSame: Bool {
    rows.allSatisfy { if case .same = $0 { true } else { false } }
  }

  private static func rows(_ left: [String], _ right: [String]) -> [Row] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      let isRemoved = i < left.count && removed.contains(i)
      let isInserted = j < right.count && inserted.contains(j)
      switch (isRemoved, isInserted) {
      case (true, true): rows.append(.changed(left[i], right[j]))
      case (true, false): rows.append(.onlyLeft(left[i]))
      case (false, true): rows.append(.onlyRight(right[j]))
      case (false, false): rows.append(.same(left[i]))
      }
      if !isInserted || isRemoved { i += 1 }
      if !isRemoved || isInserted { j += 1 }
    }
    return rows
  }

  /// The minimum width of the side-by-side layout.
  private static let leastWidth = 60

  /// Returns the texts side by side in at most `width` columns. The mark between them is `|` if the
  /// lines differ, `<` or `>` if only one text has a line. If `width` is too small, the texts are
  /// below each other.
  public func text(width: Int) -> [String] {
    width < Self.leastWidth ? stacked(width: width) : columns(width: width)
  }

  private func columns(width: Int) -> [String] {
    let content: [(left: String, mark: String, right: String)] = rows.map { row in
      switch row {
      case .same(let line): (line, " ", line)
      case .changed(let left, let right): (left, "|", right)
      case .onlyLeft(let line): (line, "<", "")
      case .onlyRight(let line): ("", ">", line)
      }
    }
    let longest = (content.map(\.left) + [titles.left]).map(\.columns).max() ?? 0
    let leftWidth = min(longest, (width - 3) / 2)
    return ([(titles.left, " ", titles.right)] + content).flatMap { left, mark, right in
      let lefts = left.wrapped(to: leftWidth)
      let rights = right.wrapped(to: width - leftWidth - 3)
      return (0..<max(lefts.count, rights.count)).map { index in
        let left = index < lefts.count ? lefts[index] : ""
        let right = index < rights.count ? rights[index] : ""
        let line = "\(left.padded(to: leftWidth)) \(index == 0 ? mark : " ") \(right)"
        return String(line.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  private func stacked(width: Int) -> [String] {
    let lines: [(mark: String, line: String)] = rows.flatMap { row in
      switch row {
      case .same(let line): [(" ", line)]
      case .changed(let left, let right): [("<", left), (">", right)]
      case .onlyLeft(let line): [("<", line)]
      case .onlyRight(let line): [(">", line)]
      }
    }
    return ["< \(titles.left)", "> \(titles.right)"].map { $0.fitted(to: width) }
      + lines.flatMap { mark, line in
        line.wrapped(to: max(1, width - 2)).map { $0.isEmpty ? mark : "\(mark) \($0)" }
      }
  }
}
