/// A page with blocks that are generated from sources, data and real runs.
///
/// A block is the text between `<!-- begin kind what -->` and `<!-- end -->`.
public struct Page {
  private let lines: [Substring]

  /// Returns the lines of a block for the words after `begin` and the present lines.
  public typealias Filling = (_ block: String, _ present: [String]) async throws -> [String]

  public init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Returns a message with the first difference between two pages, in both versions. A long line is cut
  /// around its first difference.
  public func firstDifference(from other: String) -> String {
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    let count = max(lines.count, others.count)
    let end = ["(end)"] as [Substring]
    for (one, other) in zip(lines + end, others + end).prefix(count) where one != other {
      let start = max(0, zip(one, other).prefix { $0 == $1 }.count - 40)
      return "- \(one.dropFirst(start).prefix(160))\n+ \(other.dropFirst(start).prefix(160))"
    }
    return "no difference"
  }

  /// Returns the page with the current content of every block.
  public func filled(by fill: Filling) async throws -> String {
    var result: [String] = []
    var rest = lines[...]
    let (begin, end) = ("<!-- begin ", " -->")
    while let line = rest.popFirst() {
      result.append(String(line))
      guard line.hasPrefix(begin), line.hasSuffix(end) else { continue }
      let present = rest.prefix { $0 != "<!-- end -->" }
      rest = rest[present.endIndex...]
      result += try await fill(
        String(line.dropFirst(begin.count).dropLast(end.count)), present.map(String.init))
    }
    return result.joined(separator: "\n")
  }
}
