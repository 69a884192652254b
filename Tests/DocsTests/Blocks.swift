import Catalog
import Comparison
import Foundation
import SourceCode
import XRay

/// What the pages show of data and of real runs.
enum Blocks {
  /// For the page of a pattern.
  static func page(of pattern: Pattern) async -> [String: [String]] {
    let press = await Recording(.button, of: pattern)?.press()
    let news = await Recording(.news, of: pattern)?.news()
    return [
      "knows button": table(of: .button, in: pattern),
      "knows news": table(of: .news, in: pattern),
      "press": diagram(of: press),
      "open": diagram(of: news?.opening),
      "failed load": diagram(of: news?.failure),
    ]
  }

  /// For the page that compares the patterns.
  static func comparison(in checkout: Checkout) async throws -> [String: [String]] {
    var blocks: [String: [String]] = [:]
    for demo in [Demo.button, .news] {
      let comparison = try await Comparison(of: demo, in: Pattern.all, checkout: checkout)
      blocks["compare \(demo)"] = comparison.markdown
    }
    return blocks
  }

  /// For whoever runs the workshop: what `check` says to each wrong attempt that is kept.
  static func attempts(in checkout: Checkout) throws -> [String: [String]] {
    let folder = checkout.folder.appending(path: "Examples/Workshop/Attempts")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("/check.txt") }
    var blocks: [String: [String]] = [:]
    for path in paths {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let end = lines.firstIndex { $0.hasPrefix("Edit ") || $0.hasPrefix("One press ") }
      // What passed, and how to go on, is the same every time.
      var shown = lines[..<(end ?? lines.endIndex)].filter { !$0.hasPrefix("  ✔") }
      while shown.last == "" { shown.removeLast() }
      blocks[String(path.dropLast("/check.txt".count))] = ["```text"] + shown + ["```"]
    }
    return blocks
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
