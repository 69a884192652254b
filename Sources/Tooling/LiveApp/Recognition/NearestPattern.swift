public import Catalog
public import PatternKit
public import Tracing
import UITesting

/// The pattern whose button press is most similar to a given press.
///
/// Two paths are compared: from the touch to the drawing of the digit, and from the touch to the
/// label. The comparison uses how each function was reached, not the names. The nearest pattern is
/// the one with the fewest changes: a hop that is replaced, added or removed. If several have equally
/// few, the nearest pattern shares the most facts about the objects with the press.
public struct NearestPattern {
  /// The nearest pattern, or several that are equally near.
  public let patterns: [Pattern]
  /// The number of hops that differ.
  public let distance: Int

  private let ways: Ways
  private let waysOfPatterns: [Ways]
  /// Whether the facts about the objects selected the nearest pattern.
  private let isSelectedByFacts: Bool
  /// The sentence for a press that resembles more than two patterns equally.
  private let unclearMatch: String?
  private let trees: (own: CallTree, nearest: CallTree)

  /// Compares the tree of one press with the tree of each pattern, recorded in a real run.
  ///
  /// - Returns: `nil` if no label changes in the tree.
  public init?(of tree: CallTree, among patterns: [Pattern] = Pattern.all) async {
    guard let ways = Ways(tree) else { return nil }
    self.ways = ways
    var found: [(pattern: Pattern, ways: Ways, tree: CallTree, distance: Int)] = []
    for pattern in patterns {
      guard let tree = await Recording(.button, of: pattern)?.press(), let other = Ways(tree)
      else { continue }
      found.append((pattern, other, tree, ways.distance(to: other)))
    }
    guard let distance = found.map(\.distance).min() else { return nil }
    self.distance = distance
    let equallyNear = found.filter { $0.distance == distance }
    let facts = PressFacts(tree)
    let numbers = equallyNear.map { candidate in
      PressFacts(candidate.tree).flatMap { facts?.numberOfFacts(sharedWith: $0) } ?? 0
    }
    let most = numbers.max()
    let nearest = zip(equallyNear, numbers).filter { $0.1 == most }.map(\.0)
    isSelectedByFacts = nearest.count < equallyNear.count
    unclearMatch =
      nearest.count <= 2
      ? nil
      : found.allSatisfy { ways.count < $0.ways.count }
        ? "No clear match: your press has fewer steps than all \(found.count) patterns."
        : "No clear match: \(nearest.count) patterns are equally near."
    self.patterns = nearest.map(\.pattern)
    waysOfPatterns = nearest.map(\.ways)
    trees = (tree, nearest[0].tree)
  }

  /// The name of the pattern, and the reasons.
  public var text: [String] {
    if let unclearMatch { return [unclearMatch] }
    let names = patterns.map(\.name).joined(separator: " or ")
    let head =
      distance == 0
      ? "The same hops as in \(names): \(patterns[0].summary)."
      : "Most like \(names). \(distance) \(distance == 1 ? "hop differs" : "hops differ")."
    return [head]
      + (isSelectedByFacts ? ["Other patterns are equally near. The statements below decide."] : [])
      + ["A hop is a step from one object to another."]
      + (waysOfPatterns.contains(where: ways.hasOtherBindings)
        ? ["A closure and `wakes` count as the same hop, because both are bindings."] : [])
      + lines("to the digit", \.toDigit) + lines("to the label", \.toLabel)
  }

  /// Facts about the press, and whether each also holds in the nearest pattern. The array is empty if
  /// the press resembles more than two patterns equally.
  public var reasons: [String] {
    guard unclearMatch == nil, let facts = PressFacts(trees.own),
      let others = PressFacts(trees.nearest)
    else { return [] }
    return ["Why \(patterns[0].name)? ✔ holds there too, · does not:"]
      + facts.compared(with: others)
  }

  /// Returns one path, and the same path in the patterns where it differs.
  private func lines(_ name: String, _ way: KeyPath<Ways, [Call.Kind]>) -> [String] {
    let others = zip(patterns, waysOfPatterns).filter { $1[keyPath: way] != ways[keyPath: way] }
    return ["  \(name): \(Self.words(ways[keyPath: way]))"]
      + others.map { "    in \($0.name): \(Self.words($1[keyPath: way]))" }
  }

  private static func words(_ kinds: [Call.Kind]) -> String {
    kinds.map(\.rawValue).joined(separator: " → ")
  }
}

/// How each function on the paths of a press was reached, without the touch itself.
private struct Ways {
  let toDigit: [Call.Kind]
  let toLabel: [Call.Kind]

  /// The number of hops on both paths.
  var count: Int { toDigit.count + toLabel.count }

  init?(_ tree: CallTree) {
    func way(skipping module: String? = nil, to isGoal: (Call) -> Bool) -> [Call.Kind]? {
      tree.folded.roots.filter { $0.kind == .touch }.compactMap {
        Self.way(below: $0, skipping: module, to: isGoal)
      }.first
    }
    // The model is skipped: a binding can wait for its change, or for the object that changed it.
    let toLabel = way(skipping: "Model") { $0.type == "Label" && $0.accessor == .set }
    guard let toLabel else { return nil }
    self.toLabel = toLabel
    toDigit = way { $0.via == "DigitSource" } ?? []
  }

  /// Returns the hops to the first matching call, in the order of the tree.
  ///
  /// A change of a property of the caller’s own type leads to no other object, so it is no hop.
  private static func way(
    below caller: Call, skipping module: String?, to isGoal: (Call) -> Bool
  ) -> [Call.Kind]? {
    for call in caller.calls {
      let isOwnProperty = call.accessor != nil && call.type == caller.type
      let hop = call.module == module || isOwnProperty ? [] : [call.kind]
      if isGoal(call) { return hop }
      if let rest = way(below: call, skipping: module, to: isGoal) { return hop + rest }
    }
    return nil
  }

  /// The number of hops that must be replaced, added or removed.
  ///
  /// A closure and a task that waits for a change are the same hop: both are bindings.
  func distance(to other: Ways) -> Int {
    Self.changes(from: Self.hops(toDigit), to: Self.hops(other.toDigit))
      + Self.changes(from: Self.hops(toLabel), to: Self.hops(other.toLabel))
  }

  /// Returns whether a binding is a closure on one side and a task that waits on the other.
  func hasOtherBindings(than other: Ways) -> Bool {
    distance(to: other)
      < Self.changes(from: toDigit, to: other.toDigit)
      + Self.changes(from: toLabel, to: other.toLabel)
  }

  /// A removed and an added hop count as one that is replaced.
  private static func changes(from old: [Call.Kind], to new: [Call.Kind]) -> Int {
    let difference = new.difference(from: old)
    return max(difference.insertions.count, difference.removals.count)
  }

  private static func hops(_ way: [Call.Kind]) -> [Call.Kind] {
    way.map { $0 == .wakes ? .closure : $0 }
  }
}
