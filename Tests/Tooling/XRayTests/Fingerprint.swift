import PatternDefinition
import TerminalUI
import XRay

/// What a pattern is, as statements about the story of a demo. No other pattern fulfills them all.
nonisolated struct Fingerprint: Sendable {
  struct Statement: Sendable {
    let text: String
    let holds: @Sendable (CallTree) -> Bool

    init(_ text: String, _ holds: @escaping @Sendable (CallTree) -> Bool) {
      self.text = text
      self.holds = holds
    }
  }

  let statements: [Statement]

  /// The fingerprints by the ID of the pattern. Each holds in all demos of its pattern.
  static let all: [String: Fingerprint] = [
    "mvc": Fingerprint(statements: [
      Statement("the controller calls the model by name") {
        $0.ways(from: .controller, to: .model) == [.call]
      },
      Statement("the views reach the controller only through a protocol or a closure") {
        $0.waysFromViews(to: .controller).isSubset(of: [.protocol, .closure, .starts])
          && $0.waysFromViews(to: .controller).contains(.protocol)
      },
      Statement("the controller changes a view or a control by name") {
        !$0.ways(from: .controller, to: .view).union($0.ways(from: .controller, to: .controls))
          .isDisjoint(with: [.call])
      },
      Statement("the view changes a control only when the controller calls it") {
        $0.changesControls(in: .view, onlyDuring: [.controller])
      },
      Statement("a change of the model wakes no role but the controller") {
        $0.rolesWokenByModel.isSubset(of: ["controller"])
      },
      .answerWakesModel,
    ]),
    "mvp": Fingerprint(statements: [
      Statement("the view reaches the presenter through a protocol only") {
        $0.ways(from: .view, to: .presenter) == [.protocol]
      },
      Statement("the presenter reaches the view through a protocol only") {
        $0.ways(from: .presenter, to: .view) == [.protocol]
      },
      Statement("the presenter calls the model by name") {
        $0.ways(from: .presenter, to: .model) == [.call]
      },
      Statement("the view does not reach the model") {
        $0.ways(from: .view, to: .model).isEmpty
      },
      Statement("the presenter touches no control") {
        $0.ways(from: .presenter, to: .controls).isEmpty
      },
      Statement("the view changes a control only when the presenter calls it") {
        $0.changesControls(in: .view, onlyDuring: [.presenter])
      },
      Statement("the view presents a screen only when the presenter calls it") {
        $0.presentsScreens(in: .view, onlyDuring: [.presenter])
      },
      Statement("the view reads no property of the presenter to change a control") {
        $0.hops.map(\.call).filter { $0.isOf(.view) }.allSatisfy { view in
          let isReading = view.calls.contains { $0.isOf(.presenter) && $0.accessor == .get }
          return !isReading || !view.calls.contains(where: \.changesControl)
        }
      },
      Statement("a change of the model wakes no role but the presenter") {
        $0.rolesWokenByModel.isSubset(of: ["presenter"])
      },
      .answerWakesModel,
    ]),
    "mvvm": Fingerprint(statements: [
      Statement("the view calls the view model by name") {
        $0.ways(from: .view, to: .viewModel) == [.call]
      },
      Statement("the view does not reach the model") {
        $0.ways(from: .view, to: .model).isEmpty
      },
      Statement("the view model reaches the view through a binding only") {
        let binding = $0.ways(from: .viewModel, to: .view)
        return binding == [.wakes] || binding == [.closure]
      },
      Statement("the view model touches no control") {
        $0.ways(from: .viewModel, to: .controls).isEmpty
      },
      Statement("the view changes a control only when its binding delivers a value") {
        $0.changesControls(in: .view, onlyDuring: [.viewModel])
      },
      Statement("a change of the model wakes no role but the view model") {
        $0.rolesWokenByModel.isSubset(of: ["view model"])
      },
      .answerWakesModel,
    ]),
    "direct": Fingerprint(statements: [
      Statement("the manager calls the worker by name") {
        $0.ways(from: .manager, to: .worker) == [.call]
      },
      Statement("the worker calls the manager by name") {
        $0.ways(from: .worker, to: .manager) == [.call]
      },
      .managerWaitsForWorker, .eachWritesOneLine, .modelWakesNoRole,
    ]),
    "delegate": Fingerprint(statements: [
      Statement("the manager calls the worker by name") {
        $0.ways(from: .manager, to: .worker) == [.call]
      },
      Statement("the worker reaches the manager through a protocol only") {
        $0.ways(from: .worker, to: .manager) == [.protocol]
      },
      .managerWaitsForWorker, .eachWritesOneLine, .modelWakesNoRole,
    ]),
    "notification": Fingerprint(statements: [
      Statement("the manager reaches the worker by a message only") {
        $0.ways(from: .manager, to: .worker) == [.notification]
      },
      Statement("the worker reaches the manager by a message only") {
        $0.ways(from: .worker, to: .manager) == [.notification]
      },
      .managerWaitsForWorker, .eachWritesOneLine, .modelWakesNoRole,
    ]),
  ]
}

nonisolated extension Fingerprint.Statement {
  /// A manager that changes a control after its call does not need the report.
  fileprivate static let managerWaitsForWorker = Self(
    "the manager changes no control after a call of the worker, but waits for the report"
  ) {
    $0.hops.map(\.call).filter { $0.isOf(.manager) }.allSatisfy { manager in
      let later = manager.calls.drop { !$0.isOf(.worker) || $0.accessor == .get }
      return !later.contains(where: \.changesControl)
    }
  }

  /// Holds in a demo without a print task, because it has no lines.
  fileprivate static let eachWritesOneLine = Self(
    "the worker writes one line of the print task, then the manager writes one"
  ) {
    let writers = $0.hops.filter { $0.call.isOf(.model) && $0.call.function.hasPrefix("say(") }
    return writers.allSatisfy { $0.call.count == 1 }
      && [[], ["worker", "manager"]].contains(writers.map(\.caller?.role))
  }

  /// A role that waits for the end of a load does not observe the model.
  fileprivate static let answerWakesModel = Self(
    "an answer wakes the model or a control, but no other role"
  ) {
    $0.rolesWoken { $0.kind == .answer }.isSubset(of: ["model", "control"])
  }

  fileprivate static let modelWakesNoRole = Self(
    "a change of the model wakes no role"
  ) {
    $0.rolesWokenByModel.isEmpty
  }
}

nonisolated extension CallTree {
  /// Returns how functions of one role reached functions of another role, after the start.
  func ways(from caller: RoleName, to callee: RoleName) -> Set<Call.Kind> {
    Set(
      hops.filter { $0.caller?.isOf(caller) == true && $0.call.isOf(callee) }
        .map(\.call.kind))
  }

  /// The roles whose tasks waited for a change of the model.
  fileprivate var rolesWokenByModel: Set<String> {
    rolesWoken { $0.isOf(.model) }.subtracting([RoleName.model.description])
  }

  /// Returns the roles whose tasks waited for certain calls.
  fileprivate func rolesWoken(by isCause: (Call) -> Bool) -> Set<String> {
    Set(
      hops.filter { $0.caller.map(isCause) == true && $0.call.kind == .wakes }
        .compactMap(\.call.role))
  }

  /// Returns whether a role changes controls only during calls of the other roles.
  fileprivate func changesControls(in role: RoleName, onlyDuring others: [RoleName]) -> Bool {
    uses(\.changesControl, in: role, onlyDuring: others)
  }

  fileprivate func presentsScreens(in role: RoleName, onlyDuring others: [RoleName]) -> Bool {
    uses({ $0.isOf(.controls) && $0.function.hasPrefix("present(") }, in: role, onlyDuring: others)
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

  fileprivate func waysFromViews(to callee: RoleName) -> Set<Call.Kind> {
    ways(from: .view, to: callee).union(ways(from: .controls, to: callee))
  }

  /// The tree without names: how each function was reached, and whether it is a property.
  var shape: [String] {
    func lines(_ call: Call, _ depth: Int) -> [String] {
      let words = [call.accessor?.rawValue, call.kind.rawValue].compactMap(\.self)
      return [String(repeating: " ", count: depth) + words.joined(separator: " ")]
        + call.calls.flatMap { lines($0, depth + 1) }
    }
    return roots.flatMap { lines($0, 0) }
  }
}

nonisolated extension Call {
  fileprivate var changesControl: Bool { isOf(.controls) && accessor == .set }

  /// Returns whether the function belongs to a type of a role.
  func isOf(_ name: RoleName) -> Bool {
    role == (name == .controls ? "control" : name.description)
  }
}
