public import Catalog
public import PatternKit
public import Tracing

/// Which patterns a program resembles, and why: the statements of the catalog that hold in its runs.
///
/// The statements name roles, and a run contains types. So each type takes each role in turn, and the
/// roles with which most statements hold are kept. The nearest pattern is the one with the largest share.
public struct Recognition {
  /// A pattern, and which of its statements hold.
  public struct Match {
    public let pattern: Pattern
    /// The statements in their order. The failure is `nil` if a statement holds in every run.
    public let statements: [(statement: Fingerprint.Statement, failure: [Step]?)]
    /// The role of each type.
    fileprivate let roles: [(name: RoleName, types: [String])]

    fileprivate var numberOfHolding: Int { statements.count { $0.failure == nil } }
    fileprivate var share: Double { Double(numberOfHolding) / Double(statements.count) }
    /// Whether at least half of the statements that demand a step hold. Every screen uses its controls.
    fileprivate var isClear: Bool {
      let demands = statements.filter { statement, _ in
        !statement.demanded.isEmpty && !statement.roles.contains(.control)
      }
      return 2 * demands.count { $0.failure == nil } >= demands.count
    }
  }

  /// The patterns, the one with the largest share first.
  public let matches: [Match]
  /// The matches with the largest share. There is none if no match is clear.
  public let nearest: [Match]

  /// Compares runs with patterns.
  ///
  /// Most statements forbid a step, and a run without steps breaks none of these. So a match is clear
  /// only if the runs fulfill at least half of the statements that demand a step.
  ///
  /// - Parameters:
  ///   - runs: One call tree per demo.
  ///   - module: The module that contains the types.
  public init(of runs: [CallTree], in module: String, among patterns: [Pattern] = Pattern.all) {
    let runs = runs.map { Run($0.folded, module: module) }
    matches = patterns.compactMap { pattern in
      Fingerprint.all[pattern.id].map { Match(of: runs, to: pattern, with: $0) }
    }.sorted { $0.share > $1.share }
    let clear = matches.filter(\.isClear)
    nearest = clear.filter { $0.share == clear.first?.share }
  }

  /// What does not hold for the other patterns, then the nearest pattern with all of its statements. A
  /// terminal shows the last lines.
  public var text: [String] {
    let names = nearest.map(\.pattern.name)
    let others = matches.reversed().filter { !names.contains($0.pattern.name) }
    let result =
      switch names.count {
      case 0: "No clear match: fewer than half of the steps that a pattern demands occur."
      case 1: "Nearest pattern: \(names[0])"
      default: "Equally near patterns: \(names.joined(separator: ", "))"
      }
    var lines = ["What does not hold for the \(names.isEmpty ? "" : "other ")patterns:"]
    lines += others.flatMap { $0.text(showsHolding: false) }
    lines += ["", result]
    lines += nearest.flatMap { $0.text() }
    return lines
  }
}

extension Recognition.Match {
  fileprivate init(of runs: [Run], to pattern: Pattern, with fingerprint: Fingerprint) {
    // One choice per run: the roles of its types. Of choices that break the same statements, one is kept.
    var choices: [(broken: Set<Int>, casts: [Cast])] = [([], [])]
    for run in runs {
      let casts = run.casts(with: fingerprint.roles).map { (fingerprint.broken(by: $0.tree), $0) }
      let longer = choices.flatMap { choice in
        casts.map { (broken: choice.broken.union($0), casts: choice.casts + [$1]) }
      }
      choices = longer.reduce(into: []) { kept, choice in
        if !kept.contains(where: { $0.broken == choice.broken }) { kept.append(choice) }
      }
    }
    let best = choices.min { $0.broken.count < $1.broken.count }?.casts ?? []
    self.pattern = pattern
    statements = fingerprint.statements.map { statement in
      let failures = best.compactMap { statement.failure($0.tree) }
      return (statement, failures.isEmpty ? nil : failures.flatMap(\.self))
    }
    roles = fingerprint.roles.map { role in
      (role, best.flatMap { $0.roles.filter { $0.value == role }.keys.sorted() })
    }
  }

  /// The result, the role of each type, and the statements.
  fileprivate func text(showsHolding: Bool = true) -> [String] {
    let casts = roles.filter { !$0.types.isEmpty }
      .map { "\($0.name): \($0.types.joined(separator: ", "))" }
    let shown = statements.filter { showsHolding || $0.failure != nil }
    return [
      "\(pattern.name): \(numberOfHolding) of \(statements.count) statements hold.",
      "  with \(casts.joined(separator: " · "))",
    ] + shown.flatMap(Self.lines)
  }

  /// Returns a statement with its mark, and the first step that breaks it.
  private static func lines(
    _ statement: Fingerprint.Statement, _ failure: [Step]?
  ) -> [String] {
    guard let failure else { return ["  ✔ \(statement.text)"] }
    guard let step = failure.first else {
      let words = statement.demanded.map(\.word).sorted().joined(separator: " or ")
      return ["  · \(statement.text)", "      no such step: \(words)"]
    }
    return ["  · \(statement.text)", "      \(Fingerprint.text(of: step))"]
  }
}

extension Fingerprint {
  /// Returns the indexes of the statements that do not hold.
  fileprivate func broken(by tree: CallTree) -> Set<Int> {
    Set(statements.indices.filter { !statements[$0].holds(tree) })
  }
}

/// The role of each type of a run, and the call tree with these roles.
private struct Cast {
  let roles: [String: RoleName]
  let tree: CallTree
}

/// A call tree, and the types whose roles are to be found.
private struct Run {
  let tree: CallTree
  /// The types that call another one, in the order of the tree. A type that calls none is a value or a
  /// helper. There are at most six, because the number of their roles grows exponentially.
  private var types: [String] = []

  init(_ tree: CallTree, module: String) {
    let shared = [Role.newsModel, .buttonModel, .items].flatMap { role in
      role.types.map { ($0, role.name) }
    }
    let others = tree.steps.map(\.call).filter { $0.module == module }
      .map { ($0.outerType, RoleName("helper")) }
    self.tree = tree.assigning(Dictionary(shared + others) { first, _ in first })
    for step in self.tree.steps where types.count < 6 && !step.call.isOf(.items) {
      guard let caller = step.caller, caller.module == module,
        step.call.outerType != caller.outerType, !types.contains(caller.outerType)
      else { continue }
      types.append(caller.outerType)
    }
  }

  /// Returns each way to give the types roles. If there are enough types, each role is taken. A type
  /// can also have none, such as a coordinator. The ways with the most roles are first. The only role of
  /// a pattern belongs to one type, because a second object is another pattern.
  func casts(with roles: [RoleName]) -> [Cast] {
    var casts: [[String: RoleName]] = [[:]]
    for type in types.reversed() {
      casts += roles.flatMap { role in casts.map { $0.merging([type: role]) { $1 } } }
    }
    return casts.filter { Set($0.values).count == min(types.count, roles.count) }
      .filter { roles.count > 1 || $0.count == 1 }
      .sorted { $0.count > $1.count }
      .map { Cast(roles: $0, tree: tree.assigning($0)) }
  }
}
