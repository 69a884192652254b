public import PatternKit

/// What a pattern is, as statements about the story of a demo. No other pattern fulfills them all.
public struct Fingerprint: Sendable {
  public struct Statement: Sendable {
    public let text: String
    public let holds: @Sendable (CallTree) -> Bool

    public init(_ text: String, _ holds: @escaping @Sendable (CallTree) -> Bool) {
      self.text = text
      self.holds = holds
    }
  }

  public let statements: [Statement]

  public init(_ statements: [Statement]) {
    self.statements = statements
  }
}

// MARK: - The words of statements

extension CallTree {
  /// Returns how functions of one role reached functions of another role, after the start.
  public func ways(from caller: RoleName, to callee: RoleName) -> Set<Call.Kind> {
    Set(
      hops.filter { $0.caller?.isOf(caller) == true && $0.call.isOf(callee) }
        .map(\.call.kind))
  }

  /// The roles whose tasks waited for a change of the model.
  public var rolesWokenByModel: Set<RoleName> {
    rolesWoken { $0.isOf(.model) }.subtracting([.model])
  }

  /// The roles whose tasks waited for the answer of a service.
  public var rolesWokenByAnswer: Set<RoleName> {
    rolesWoken { $0.kind == .answer }
  }

  private func rolesWoken(by isCause: (Call) -> Bool) -> Set<RoleName> {
    Set(
      hops.filter { $0.caller.map(isCause) == true && $0.call.kind == .wakes }
        .compactMap(\.call.role))
  }

  /// Returns whether a role changes controls only during calls of the other roles.
  public func changesControls(in role: RoleName, onlyDuring others: [RoleName]) -> Bool {
    uses(\.changesControl, in: role, onlyDuring: others)
  }

  /// Returns whether a role itself sets properties of controls only during calls of the other roles.
  public func setsControls(in role: RoleName, onlyDuring others: [RoleName]) -> Bool {
    uses({ $0.isOf(.control) && $0.accessor == .set }, in: role, onlyDuring: others)
  }

  /// Returns whether a role presents screens only during calls of the other roles.
  public func presentsScreens(in role: RoleName, onlyDuring others: [RoleName]) -> Bool {
    uses(
      { $0.isOf(.control) && $0.member.name == "presentOnTop" }, in: role, onlyDuring: others)
  }

  /// Returns whether a role makes certain calls only during calls of the other roles. Drawing is
  /// ignored, because a table requests the contents of its rows then.
  private func uses(
    _ isUse: (Call) -> Bool, in role: RoleName, onlyDuring others: [RoleName]
  ) -> Bool {
    func holds(below caller: Call) -> Bool {
      others.contains(where: caller.isOf)
        || caller.calls.allSatisfy { call in
          !(caller.isOf(role) && isUse(call)) && holds(below: call)
        }
    }
    return roots.filter { $0.kind != .drawing }.allSatisfy(holds)
  }
}

extension Call {
  /// Whether the call changes a property of a control, or has the shared screen change its controls.
  public var changesControl: Bool {
    isOf(.control) && (accessor == .set || module == Pattern.screenModule)
  }

  /// Returns whether the function belongs to a type of a role.
  public func isOf(_ name: RoleName) -> Bool { role == name }
}
