import Catalog
import XRay

/// A page with blocks that are filled from data and from real runs: what stands between
/// `<!-- begin name -->` and `<!-- end -->`.
struct Page {
  private let lines: [Substring]

  struct UnknownBlock: Error, Equatable {
    let name: String
  }

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The page with every block as it should be for a pattern.
  func filled(for pattern: Pattern) async throws -> String {
    let press = await Recording(.button, of: pattern)?.press()
    let news = await Recording(.news, of: pattern)?.news()
    let blocks = [
      "knows button": Self.table(of: .button, in: pattern),
      "knows news": Self.table(of: .news, in: pattern),
      "press": Self.diagram(of: press),
      "open": Self.diagram(of: news?.opening),
      "failed load": Self.diagram(of: news?.failure),
    ]
    var result: [String] = []
    var isInBlock = false
    for line in lines {
      if line == "<!-- end -->" { isInBlock = false }
      if !isInBlock { result.append(String(line)) }
      if let match = line.wholeMatch(of: #/<!-- begin (.+) -->/#) {
        let name = String(match.1)
        guard let block = blocks[name] else { throw UnknownBlock(name: name) }
        result += block
        isInBlock = true
      }
    }
    return result.joined(separator: "\n")
  }

  /// Who knows whom: one row a role, first the pattern's own.
  private static func table(of demo: Demo, in pattern: Pattern) -> [String] {
    let rows = pattern.roles(of: demo).map { role in
      let rest = role.types.count > 4 ? ", …" : ""
      let types = role.types.prefix(4).map { "`\($0)`" }.joined(separator: ", ") + rest
      let cells = [
        role.name, types, role.byName.joined(separator: ", "),
        role.byProtocol.joined(separator: ", "),
        pattern.strangers(to: role, in: demo).joined(separator: ", "),
      ]
      return "| \(cells.joined(separator: " | ")) |"
    }
    return [
      "", "| role | types | knows by name | knows by protocol | does not know |",
      "| --- | --- | --- | --- | --- |",
    ] + rows + [""]
  }

  private static func diagram(of tree: CallTree?) -> [String] {
    ["```mermaid"] + (tree?.mermaid ?? []) + ["```"]
  }
}
