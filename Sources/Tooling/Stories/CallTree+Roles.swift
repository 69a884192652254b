public import PatternKit

extension Call {
  /// Whether a story can begin with the call.
  ///
  /// What a service does inside is the same in every pattern. A source that decodes a feed, for
  /// example, creates items. A release begins no story either: in the live app, the objects of the
  /// previous pattern are released when the next one starts.
  fileprivate var isRoot: Bool {
    switch kind {
    case .touch, .drawing, .answer, .wakes: true
    case .start: role != nil && role != .items && member.name != "deinit"
    default: false
    }
  }
}

extension CallTree {
  /// Returns the tree with the role of each type. A type without a role in `roles` keeps its role.
  package func assigning(_ roles: [String: RoleName]) -> CallTree {
    let tree = changing { call in
      let isControl = Pattern.controlModules.contains(call.module)
      call.role = isControl ? .control : roles[call.outerType] ?? call.role
    }
    return CallTree(roots: tree.roots.filter { $0.isRoot || roles.isEmpty })
  }

  /// Returns the tree in which each call of a helper belongs to the role that makes it.
  public func attributing(_ helper: RoleName) -> CallTree {
    func attributed(_ call: Call, to caller: RoleName?) -> Call {
      var call = call
      if call.isOf(helper) { call.role = caller ?? helper }
      call.calls = call.calls.map { [role = call.role] in attributed($0, to: role) }
      return call
    }
    var tree = self
    tree.roots = roots.map { attributed($0, to: nil) }
    return tree
  }

  /// Returns the tree with the number of the object for each call whose object is not known yet, if its type has
  /// only one object.
  package func assigning(_ objects: [String: Int]) -> CallTree {
    changing { call in
      call.reading.object = call.reading.object ?? objects["\(call.module).\(call.type)"]
    }
  }
}
