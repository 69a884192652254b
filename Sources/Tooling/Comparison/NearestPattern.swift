public import Catalog
public import Contract
import Model
import TerminalUI
public import XRay

/// Which pattern a press of the button looks most like, by the way that it goes.
///
/// Compared are two ways, from the touch to where the digit is drawn, and from the touch to the
/// label; not who lies on them, but how each function was reached. The pattern that takes the
/// fewest changes is the nearest: a hop that is another, one too many, or one too few.
public struct NearestPattern {
  /// The nearest pattern, or several that are equally near.
  public let patterns: [Pattern]
  /// How many hops differ.
  public let distance: Int

  private let ways: Ways
  private let waysOfPatterns: [Ways]

  /// Compares the tree of one press with one of each pattern, from a real run.
  ///
  /// - Returns: Nothing if no label changes in the tree.
  public init?(of tree: CallTree, among patterns: [Pattern] = Pattern.all) async {
    guard let ways = Ways(tree) else { return nil }
    self.ways = ways
    var found: [(pattern: Pattern, ways: Ways, distance: Int)] = []
    for pattern in patterns {
      guard let tree = await Recording(.button, of: pattern)?.press(), let other = Ways(tree)
      else { continue }
      found.append((pattern, other, ways.distance(to: other)))
    }
    guard let distance = found.map(\.distance).min() else { return nil }
    self.distance = distance
    let nearest = found.filter { $0.distance == distance }
    self.patterns = nearest.map(\.pattern)
    waysOfPatterns = nearest.map(\.ways)
  }

  /// Which pattern it is, and why.
  public var text: [String] {
    let names = patterns.map(\.name).joined(separator: " or ")
    let head =
      distance == 0
      ? "Hop for hop as in \(names): \(patterns[0].summary)."
      : "Most like \(names), but for \(distance) \(distance == 1 ? "hop" : "hops")."
    return [head] + lines("to the digit", \.toDigit) + lines("to the label", \.toLabel)
  }

  /// One way, and what it is in the patterns where it is another.
  private func lines(_ name: String, _ way: KeyPath<Ways, [Call.Kind]>) -> [String] {
    let others = zip(patterns, waysOfPatterns).filter { $1[keyPath: way] != ways[keyPath: way] }
    return ["  \(name): \(Self.words(ways[keyPath: way]))"]
      + others.map { "    in \($0.name): \(Self.words($1[keyPath: way]))" }
  }

  private static func words(_ kinds: [Call.Kind]) -> String {
    kinds.map(\.rawValue).joined(separator: " → ")
  }
}

/// How each function was reached on the ways that a press goes, the touch itself left out.
private struct Ways {
  let toDigit: [Call.Kind]
  let toLabel: [Call.Kind]

  init?(_ tree: CallTree) {
    func way(to isGoal: (Call) -> Bool) -> [Call.Kind]? {
      tree.roots.compactMap { root in
        guard root.kind == .touch else { return Self.way(in: [root], to: isGoal) }
        // Whoever sends the touch in a test is not part of the way.
        let control = sequence(first: root) { $0.calls.first }.first { $0.module == "TerminalUI" }
        return control.flatMap { Self.way(in: $0.calls, from: $0, to: isGoal) }
      }.first
    }
    guard let toLabel = way(to: { $0.type == "Label" && $0.function.hasPrefix("text") }) else {
      return nil
    }
    self.toLabel = toLabel
    toDigit = way { $0.type == "DigitSource" } ?? []
  }

  /// The hops to the first call that is meant, in the order of the tree.
  ///
  /// A hop from a method to another of the same object's type is none: how an object divides
  /// its work is its own affair.
  private static func way(
    in calls: [Call], from caller: Call? = nil, to isGoal: (Call) -> Bool
  ) -> [Call.Kind]? {
    for call in calls {
      let isInside =
        call.kind == .call && call.module == caller?.module && call.type == caller?.type
      let hop = isInside ? [] : [call.kind]
      if isGoal(call) { return hop }
      if let rest = way(in: call.calls, from: call, to: isGoal) { return hop + rest }
    }
    return nil
  }

  func distance(to other: Ways) -> Int {
    Self.changes(from: toDigit, to: other.toDigit) + Self.changes(from: toLabel, to: other.toLabel)
  }

  /// How many hops must be replaced, added or taken away.
  private static func changes(from one: [Call.Kind], to other: [Call.Kind]) -> Int {
    var last = Array(0...other.count)
    for (i, kind) in one.enumerated() {
      var row = [i + 1]
      for (j, otherKind) in other.enumerated() {
        row.append(min(last[j + 1] + 1, row[j] + 1, last[j] + (kind == otherKind ? 0 : 1)))
      }
      last = row
    }
    return last[other.count]
  }
}
