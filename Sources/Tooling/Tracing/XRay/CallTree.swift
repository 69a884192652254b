/// The calls of one event, from the user’s touch to the changes.
public struct CallTree: Equatable, Encodable, Sendable {
  /// The calls without a caller: a touch, drawing, the start, and the answer of a service.
  public var roots: [Call] = []
  /// The number of stacks that the tree does not contain, because they could not be read, or because
  /// their function was called more than 10,000 times.
  public internal(set) var missingStackCount = 0

  public init(roots: [Call] = [], missingStackCount: Int = 0) {
    self.roots = roots
    self.missingStackCount = missingStackCount
  }
}

extension CallTree {
  /// Whether a service has not answered a request of the event yet.
  public var isUnfinished: Bool { hops.contains(where: \.call.isUnanswered) }

  /// Every call with its caller. A root has no caller.
  public var hops: [(caller: Call?, call: Call)] {
    func hops(_ calls: [Call], of caller: Call?) -> [(caller: Call?, call: Call)] {
      calls.flatMap { [(caller, $0)] + hops($0.calls, of: $0) }
    }
    return hops(roots, of: nil)
  }
}
