public import PatternKit
import TerminalUI

extension ReferenceGraph {
  /// Returns the graph below a title and the legend.
  public func text(titled title: LocalizedText, in language: Language) -> [String] {
    [title, .holdsLegend, ""].map(language.text) + text(in: language)
  }

  /// Returns the graph, one edge per line, in at most 100 columns.
  public func text(in language: Language = .english) -> [String] {
    let types = nodes.map(\.type)
    let rows = edges.map { edge in
      [
        "\(edge.holder)", role(of: edge.holder)?.text ?? "", "\(edge.property)", "\(edge.words)",
        // The name of a type is the same in every language, unlike “a task”.
        types.contains(edge.held) ? "\(edge.held)" : LocalizedText(key: edge.held),
        role(of: edge.held)?.text ?? "",
      ] as [LocalizedText]
    }
    // The columns have the same width in every language.
    var widths = (0..<6).map { column in rows.map { "\($0[column])".columns }.max() ?? 0 }
    let excess = widths.reduce(0, +) + 2 * (widths.count - 1) - 100
    if excess > 0 { widths[2] = max(8, widths[2] - excess) }
    return rows.map { row in
      zip(row, widths).map { language.text($0).fitted(to: $1).padded(to: $1) }
        .joined(separator: "  ")
        .withoutTrailingBlanks.fitted(to: 100)
    }
  }
}

extension ReferenceGraph.Edge {
  /// How the holder holds the object.
  public var words: String { kind.rawValue + (via == nil ? "" : " by protocol") }
}
