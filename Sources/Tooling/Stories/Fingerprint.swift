public import PatternKit

/// What a pattern is, as statements about the story of a demo. No other pattern fulfills them all.
public struct Fingerprint: Sendable {
  public struct Statement: Sendable {
    public let text: String
    /// Returns the steps that break the statement, or `nil` if it holds. The array is empty if the
    /// story lacks a step that the statement demands.
    public let failure: @Sendable (CallTree) -> [Step]?
    /// How a demanded step reaches its function. It is empty if the statement only forbids steps.
    public let demanded: Set<Call.Kind>
    /// What a story must show before the statement says anything about it, besides its steps.
    public private(set) var evidence: Evidence?
    /// Returns whether the story contains what the statement is about.
    private let isSeen: @Sendable (CallTree) -> Bool

    /// Creates a statement that forbids steps.
    ///
    /// - Parameter isSeen: Returns whether the story contains what the statement is about.
    public init(
      _ text: String, ifSeen isSeen: @escaping @Sendable (CallTree) -> Bool = { _ in true },
      isBrokenBy steps: @escaping @Sendable (CallTree) -> [Step]
    ) {
      self.text = text
      demanded = []
      self.isSeen = isSeen
      failure = { tree in
        let steps = steps(tree)
        return steps.isEmpty ? nil : steps
      }
    }

    /// Creates a statement that allows certain steps of a role during calls of another role only.
    public init(
      _ text: String, of role: RoleName, onlyDuring other: RoleName,
      where isUse: @escaping @Sendable (Call) -> Bool
    ) {
      self.init(
        text, ifSeen: { !$0.steps(of: role, where: isUse).isEmpty },
        isBrokenBy: { $0.steps(of: role, exceptDuring: other, where: isUse) })
    }

    /// Creates a statement that demands a step from a role to another, and restricts these steps.
    ///
    /// - Parameters:
    ///   - demanded: How the callees are reached: in one of these ways, and not in several of them.
    ///   - allowed: How they may be reached too.
    ///   - kind: Returns how a step reaches its function.
    public init(
      _ text: String, from callers: RoleName..., to callees: RoleName...,
      by demanded: Set<Call.Kind>, or allowed: Set<Call.Kind> = [],
      kind: @escaping @Sendable (Step) -> Call.Kind = \.call.kind
    ) {
      self.text = text
      self.demanded = demanded
      isSeen = { _ in false }
      failure = { tree in
        let steps = callees.flatMap { callee in
          callers.flatMap { tree.steps(from: $0, to: callee) }
        }
        let way = steps.map(kind).first(where: demanded.contains)
        let wrong = steps.filter { kind($0) != way && !allowed.contains($0.call.kind) }
        return way != nil && wrong.isEmpty ? nil : wrong
      }
    }

    /// Returns the statement with the evidence that it needs.
    public func needing(_ evidence: Evidence) -> Statement {
      var statement = self
      statement.evidence = evidence
      return statement
    }

    public func holds(_ tree: CallTree) -> Bool { failure(tree) == nil }

    /// Returns what several stories say about the statement.
    public func outcome(in trees: [CallTree]) -> Outcome {
      let failures = trees.map(failure)
      if let step = failures.compactMap({ $0?.first }).first { return .broken(by: step) }
      let isSeen =
        demanded.isEmpty ? trees.contains(where: isSeen) : failures.contains { $0 == nil }
      return isSeen ? .holds : .notSeen
    }
  }

  /// What the steps of a story cannot show by themselves.
  public enum Evidence: Sendable {
    /// A binding that notifies the view.
    case binding
    /// Each read of a property. A stored one is read without a call.
    case reads
    /// The calls of creating the screen.
    case start
  }

  /// What stories say about a statement.
  public enum Outcome {
    case holds
    case broken(by: Step)
    /// The stories contain nothing that the statement is about.
    case notSeen
  }

  public let statements: [Statement]

  /// Returns a step in the words of X-ray, with its place and the function that made or caused it.
  public static func text(of step: Step) -> LocalizedText {
    let call = step.call
    let place = call.file.isEmpty ? "" : "  \(call.place)"
    let text = "\(call.words) → \(call.name)\(place)"
    guard let caller = step.caller else { return "\(text)" }
    return caller.kind == .answer
      ? "\(text), from the answer of a service"
      : "\(text), from \(call.relay ?? caller.qualifiedName)"
  }

  /// The answers of the field guide that name the pattern.
  public private(set) var answers: [FieldGuide.Answer] = []
  /// The role of the object that decides what the screen shows.
  public private(set) var deciding = RoleName.controller
  /// The role of the other views.
  public private(set) var showing = RoleName.control
  /// The role of an object that is the model, or of the worker that replaces it.
  public private(set) var working = RoleName.model

  public init(_ statements: [Statement]) {
    self.statements = statements
  }

  /// Returns the fingerprint of the pattern that some answers of the field guide name.
  public func naming(
    _ answers: FieldGuide.Answer..., deciding: RoleName, showing: RoleName = .control,
    working: RoleName = .model
  ) -> Fingerprint {
    var fingerprint = self
    fingerprint.answers = answers
    (fingerprint.deciding, fingerprint.showing) = (deciding, showing)
    fingerprint.working = working
    return fingerprint
  }

  /// The roles of the pattern itself.
  public var roles: [RoleName] {
    [showing, deciding, .worker].filter { !RoleName.supporting.contains($0) }
  }
}

// MARK: - The words of statements

extension CallTree {
  /// Returns the steps from a function of one role to a function of another.
  public func steps(from caller: RoleName, to callee: RoleName) -> [Step] {
    steps.filter { $0.caller?.isOf(caller) == true && $0.call.isOf(callee) }
  }

  /// Returns the tasks of other roles that waited for a change of the model.
  public func wakesByModel(except roles: RoleName...) -> [Step] {
    steps.filter { step in
      step.caller?.isOf(.model) == true && step.call.kind.continuesLater
        && step.call.role.map { $0 != .model && !roles.contains($0) } == true
    }
  }

  /// Returns certain steps of a role, except those during calls of another role. Drawing is ignored,
  /// because a table requests the contents of its rows then.
  public func steps(
    of role: RoleName, exceptDuring other: RoleName? = nil, where isUse: (Call) -> Bool
  ) -> [Step] {
    func isOther(_ call: Call?) -> Bool { other != nil && call?.role == other }
    func steps(below caller: Call, isDuring: Bool = false) -> [Step] {
      caller.calls.flatMap { call in
        // What the model wakes later does not belong to the call that changed the model. There is one
        // exception: a view that observes a computed property of a view model is woken by the model.
        let isDuring =
          isOther(caller) || (call.kind.continuesLater ? isOther(call.calls.first) : isDuring)
        return (caller.isOf(role) && isUse(call) && !isDuring ? [Step(call, of: caller)] : [])
          + steps(below: call, isDuring: isDuring)
      }
    }
    return roots.filter { $0.kind != .drawing }.flatMap { steps(below: $0) }
  }
}

extension Call {
  /// Whether the call changes a property of a control, or has the shared screen change its controls.
  public var changesControl: Bool {
    isOf(.control) && (accessor == .set || module == Pattern.screenModule)
  }

  /// Whether the call itself sets a property of a control.
  public var setsControl: Bool { isOf(.control) && accessor == .set }

  /// Returns whether the function belongs to a type of a role.
  public func isOf(_ name: RoleName) -> Bool { role == name }
}
