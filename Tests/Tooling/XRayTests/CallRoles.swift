import Contract
import TerminalUI
import XRay

/// The role of a function in the pattern, derived from the name of its type.
enum Role {
  case control, view, controller, presenter, viewModel, manager, worker, model, other
}

extension Call {
  var role: Role {
    if module == "TerminalUI" { return .control }
    let roles: [(String, Role)] = [
      ("ViewController", .controller), ("ViewModel", .viewModel), ("View", .view),
      ("Presenter", .presenter), ("Manager", .manager), ("Worker", .worker), ("Model", .model),
    ]
    return roles.first { type.hasSuffix($0.0) }?.1 ?? .other
  }
}

extension CallTree {
  /// Returns the kinds of calls from functions of one role to functions of another role.
  func ways(from caller: Role, to callee: Role) -> Set<Call.Kind> {
    Set(hops.filter { $0.caller?.role == caller && $0.call.role == callee }.map(\.call.kind))
  }
}
