import PatternKit
import TerminalUI

extension ReferenceGraph {
  /// Explains the words between holder and held object, in at most 100 columns.
  public static let legend = [
    "Holder, property, held object. owns: a strong reference · weak: a weak or unowned reference · by",
    "protocol: the property’s type is a protocol. The objects that a closure captures are not shown.",
  ]

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
