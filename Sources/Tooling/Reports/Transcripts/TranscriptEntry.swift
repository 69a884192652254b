import Stories

/// One event of a transcript: the screen after it and, in an X-ray, its call trees.
struct TranscriptEntry: Encodable {
  /// The event as it was typed, or `start`.
  let event: String
  let screen: [String]
  /// The different call trees, or `nil` without an X-ray.
  let trees: [RepeatedTree]?
  /// What was read from the objects after the event, or `nil` without an X-ray of objects.
  let after: ObjectState?
}

/// A call tree, and how many times it occurred in an event.
struct RepeatedTree: Encodable {
  var tree: CallTree
  var count = 1

  private enum CodingKeys: String, CodingKey {
    case count
  }

  /// Encodes the count beside the fields of the tree.
  func encode(to encoder: any Encoder) throws {
    try tree.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
  }
}

extension TranscriptEntry {
  /// The event and the screen, as text for a terminal.
  var screenText: [String] {
    ["", "> \(event)"] + screen.map { $0.isEmpty ? "│" : "│ \($0)" }
  }

  /// Returns the call trees as text for a terminal.
  ///
  /// - Parameter sources: The sources of the lines to show, or `nil` to show no source lines.
  func treeRows(with sources: StepSources?) -> [TreeRow] {
    (trees ?? []).flatMap { tree in
      (tree.count > 1 ? [TreeRow("\(Notation.times)\(tree.count)")] : [])
        + (tree.tree.roots.isEmpty ? [TreeRow("no call")] : tree.tree.rows(with: sources))
    }
  }
}
