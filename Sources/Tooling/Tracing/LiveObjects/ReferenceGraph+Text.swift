import PatternKit
import TerminalUI

extension ReferenceGraph {
  /// The graph, one edge per line, in at most 100 columns.
  public var text: [String] {
    let rows = edges.map { edge in
      [
        edge.holder, role(of: edge.holder)?.description ?? "", edge.property, edge.words, edge.held,
        role(of: edge.held)?.description ?? "",
      ]
    }
    var widths = (0..<6).map { column in rows.map { $0[column].columns }.max() ?? 0 }
    let excess = widths.reduce(0, +) + 2 * (widths.count - 1) - 100
    if excess > 0 { widths[2] = max(8, widths[2] - excess) }
    return rows.map { row in
      zip(row, widths).map { $0.fitted(to: $1).padded(to: $1) }.joined(separator: "  ")
        .withoutTrailingBlanks.fitted(to: 100)
    }
  }
}

extension ReferenceGraph.Edge {
  /// How the holder holds the object.
  public var words: String { kind.rawValue + (via == nil ? "" : " by protocol") }
}
