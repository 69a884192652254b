/// The calls of one event, from the user’s touch to the changes.
public struct CallTree: Equatable, Encodable, Sendable {
  /// The calls without a caller: a touch, drawing, the start, and the answer of a service.
  public var roots: [Call] = []
  /// The number of stacks that the tree does not contain, because they could not be read, or because
  /// their function was called more than 10,000 times.
  public package(set) var missingStackCount = 0

  public init(roots: [Call] = []) {
    self.roots = roots
  }

  /// Returns the tree in which each call is changed, the calls inside it first.
  func changing(_ change: (inout Call) -> Void) -> CallTree {
    func changed(_ call: Call) -> Call {
      var call = call
      call.calls = call.calls.map(changed)
      change(&call)
      return call
    }
    var tree = self
    tree.roots = roots.map(changed)
    return tree
  }
}
