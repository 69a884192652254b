import Catalog
public import PatternKit
public import Stories

/// Which pattern a program has, and why.
///
/// The field guide decides, asked of each demo: see `FieldGuide`. Its answer gives each type its role, and
/// then the statements of the catalog about this pattern hold or do not hold.
public struct Recognition {
  /// The answer for the demos that have the same one.
  public struct Match {
    public let guide: FieldGuide
    /// The pattern with this answer, or `nil` if it is none of the six.
    public let pattern: Pattern?
    /// The statements about the pattern, and what the runs say about each.
    public let statements: [(text: String, outcome: Fingerprint.Outcome)]
    fileprivate let runs: [DemoRun]
    fileprivate let roles: [(name: RoleName, types: [String])]
  }

  /// The answers. There is one if the demos have the same pattern, and none if no change of a model
  /// reaches a control.
  public let matches: [Match]
  /// The demos without an answer.
  private let leftOut: [Demo]

  public init(of runs: [DemoRun]) {
    var groups: [(pattern: Pattern?, guide: FieldGuide, runs: [DemoRun])] = []
    for run in runs {
      guard let guide = run.guide else { continue }
      let pattern = Pattern.all.first {
        Fingerprint.all[$0.id]?.answers.contains(guide.answer) == true
      }
      if let index = groups.firstIndex(where: { $0.pattern?.id == pattern?.id }) {
        groups[index].runs.append(run)
      } else {
        groups.append((pattern, guide, [run]))
      }
    }
    matches = groups.map(Match.init)
    leftOut = runs.filter { $0.guide == nil }.map(\.demo)
  }

  /// The pattern, the objects that decide it, and the statements.
  public var text: [LocalizedText] {
    if matches.isEmpty {
      return ["The pattern resembles none of the six: no change of the model reaches a control."]
    }
    return matches.flatMap { $0.text(namesDemos: matches.count > 1) }
      + leftOut.map {
        "The \($0.title) demo is left out: no change of its model reaches a control."
      }
  }
}

extension Recognition.Match {
  fileprivate init(_ pattern: Pattern?, _ guide: FieldGuide, _ runs: [DemoRun]) {
    let fingerprint = pattern.flatMap { Fingerprint.all[$0.id] }
    let casts = runs.map { run in run.roles(for: fingerprint) }
    let trees = zip(runs, casts).map { $0.trees(with: $1) }
    (self.pattern, self.guide, self.runs) = (pattern, guide, runs)
    let missing: Fingerprint.Evidence? =
      guide.answer == .read
      ? .binding : runs.contains(where: \.decidingObjectStores) ? .reads : nil
    statements =
      fingerprint?.statements.map { statement in
        // Each call counts for a way to reach a role, those of the start too.
        let isAboutStart = !statement.demanded.isEmpty || statement.evidence == .start
        let starts = isAboutStart ? trees.map(\.start) : []
        let outcome = statement.outcome(in: trees.map(\.story) + starts)
        guard case .holds = outcome, let missing, statement.evidence == missing else {
          return (statement.text, outcome)
        }
        return (statement.text, .notSeen)
      } ?? []
    roles =
      fingerprint?.roles.map { role in
        (role, Set(casts.flatMap { $0.filter { $0.value == role }.keys }).sorted())
      } ?? []
  }

  /// The name of the design, as the field guide says it.
  public var name: LocalizedText {
    switch (guide.answer, pattern) {
    case _ where guide.doubt != nil: "the run cannot tell"
    case (.read, let pattern?): "\(pattern.title) without a binding"
    case (.viewController, let pattern?) where guide.passing != nil:
      "\(pattern.title), with one call in the style of MVP"
    case (_, let pattern?): pattern.title
    case (.reducer, nil): "unidirectional"
    case (_, nil): "no middle object"
    }
  }

  fileprivate func text(namesDemos: Bool) -> [LocalizedText] {
    let demos = runs.map(\.demo.title).joined(separator: ", ")
    let references = Set(runs.flatMap(\.references)).sorted().map { "\($0)" as LocalizedText }
    let facts =
      (namesDemos ? ["demo: \(demos)"] : []) + reasons
      + (references.isEmpty
        ? [
          "No object of the pattern stores another one. Its model, its structures and the contents of its closures are not counted."
        ]
        : ["References:"] + references.map { "  \($0)" })
    if guide.doubt != nil { return facts + ["By the field guide: \(name)"] }
    let answer: LocalizedText =
      pattern == nil
      ? "The pattern resembles none of the six: \(name)"
      : isWayToTalk
        ? "MVC by the field guide. Of the six, it talks as: \(name)"
        : "By the field guide: \(name)"
    return facts + [answer] + statementLines
  }

  /// Whether two objects talk as in the pattern. The field guide knows no such pattern.
  private var isWayToTalk: Bool { pattern.map { $0.purpose != .splitsScreen } ?? false }

  /// The answers to the questions of the field guide that decide.
  private var reasons: [LocalizedText] {
    let type = guide.decidingType
    switch guide.doubt {
    case .opaqueValue(let step)?:
      return [
        "\(type) got a value that can contain the text, in a form that a run does not show:",
        "  \(Fingerprint.text(of: step))",
      ]
    case .severalTexts?:
      return ["Several objects store the text, and the view reads one of them without a call."]
    case .storedText(let step)?:
      return [
        "\(type) passes the view a text, and stores the same text. If the view shows the passed one, this is MVP. If it reads the stored one, this is MVVM.",
        "  \(Fingerprint.text(of: step))",
      ]
    case nil: break
    }
    let decides: LocalizedText = "\(type) decides what the screen shows."
    let middle: [LocalizedText] = [decides, "It is neither a view nor a view controller."]
    let reasons: [LocalizedText] =
      switch guide.answer {
      case .reducer:
        ["A function computes each new state from the old state and an action:"]
      case .viewController where guide.passing != nil:
        [decides, "It is a view controller. Another object passes it a text:"]
      case .viewController: [decides, "It is a view controller."]
      case .report: [decides, "It is a view controller. Another object reports to it:"]
      case .view: [decides, "It is a view, and no view controller."]
      case .pass: middle + ["It passes the view what to show:"]
      case .binding: middle + ["A binding notifies the view:"]
      case .read where guide.step == nil:
        middle + ["The view reads its text, and no binding notifies the view."]
      case .read where guide.step?.call.kind == .closure:
        middle + ["The view passes a closure with its call, and no binding notifies the view:"]
      case .read: middle + ["The view reads its text, and no binding notifies the view:"]
      }
    return reasons
      + [(guide.step ?? guide.passing).map { "  \(Fingerprint.text(of: $0))" }].compactMap(\.self)
  }

  /// What does not hold, what holds, and what the runs do not contain.
  private var statementLines: [LocalizedText] {
    guard let pattern else { return [] }
    var (holding, broken, unseen): ([LocalizedText], [LocalizedText], [LocalizedText]) =
      ([], [], [])
    for statement in statements {
      let text = LocalizedText(key: statement.text)
      switch statement.outcome {
      case .holds: holding.append("  ✔ \(text)")
      case .broken(let step):
        broken += ["  · \(text)", "      \(Fingerprint.text(of: step))"]
      case .notSeen: unseen.append("the run does not show that \(text)")
      }
    }
    let cast: LocalizedText = roles.filter { !$0.types.isEmpty }.reduce("with") { cast, role in
      let types = role.types.map { "\($0)" as LocalizedText }.joined(separator: ", ")
      return cast == "with"
        ? "with \(role.name.text): \(types)" : "\(cast) · \(role.name.text): \(types)"
    }
    let seen = statements.count - unseen.count
    let count: LocalizedText =
      unseen.isEmpty
      ? "\(pattern.title): \(holding.count) of \(seen) statements hold."
      : "\(pattern.title): \(holding.count) of \(seen) statements hold, \(unseen.count) not shown by the run."
    return [count, "  \(cast)"] + broken + holding + unseen.map { "  – \($0)" }
  }
}
