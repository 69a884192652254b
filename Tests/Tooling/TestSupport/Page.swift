/// A page with blocks that are filled from sources, data and real runs: what stands between
/// `<!-- begin kind what -->` and `<!-- end -->`.
public struct Page {
  private let lines: [Substring]

  /// Makes the lines of a block from the words after `begin` and from what stands there.
  public typealias Filling = (_ block: String, _ present: [String]) async throws -> [String]

  public init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Where a page differs from another first, in both versions, for a message that a person reads.
  public func firstDifference(from other: String) -> String {
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    let count = max(lines.count, others.count)
    let end = ["(end)"] as [Substring]
    for (one, other) in zip(lines + end, others + end).prefix(count) where one != other {
      return "- \(one)\n+ \(other)"
    }
    return "no difference"
  }

  /// The page with every block as it should be.
  public func filled(by fill: Filling) async throws -> String {
    var result: [String] = []
    var rest = lines[...]
    while let line = rest.popFirst() {
      result.append(String(line))
      guard let match = line.wholeMatch(of: #/<!-- begin (.+) -->/#) else { continue }
      let present = rest.prefix { $0 != "<!-- end -->" }
      rest = rest[present.endIndex...]
      result += try await fill(String(match.1), present.map(String.init))
    }
    return result.joined(separator: "\n")
  }
}
