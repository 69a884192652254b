/// The calls of one event, from the user's touch to the changes.
public nonisolated struct CallTree: Equatable, Codable, Sendable {
  /// The calls without a caller: the touch, and calls that occurred later.
  public var roots: [Call] = []

  public init(roots: [Call] = []) {
    self.roots = roots
  }

  /// Adds one call stack, outermost call first. Calls that are already in the tree are merged.
  mutating func add(_ stack: [Call]) {
    roots.merge(stack[...])
  }
}

/// A called function, how its caller reached it, and the functions that it called.
public nonisolated struct Call: Equatable, Codable, Sendable {
  /// How the caller reached the function.
  public enum Kind: String, Codable, Sendable {
    /// There is no caller: the user touched the control.
    case touch
    /// There is no caller: the screen was drawn, and the control requested its contents.
    case drawing
    /// There is no caller: an awaited result has arrived. Examples are an observed change and the
    /// answer of a service.
    case later
    /// The caller knows the function by name.
    case call
    /// The caller knows a protocol.
    case `protocol`
    /// The caller has a closure.
    case closure
    /// The caller posted a message.
    case notification
  }

  public let kind: Kind
  /// The protocol or the message through which the function was reached, if any.
  public let via: String?
  /// The module that contains the function.
  public let module: String
  /// The type that contains the function.
  public let type: String
  public let function: String
  /// The name of the file, without its folder. It is empty if the file is not known.
  public let file: String
  /// The line that was being executed, counted from 1. It is 0 if the line is not known.
  public let line: Int
  public internal(set) var calls: [Call] = []

  init(
    _ kind: Kind, via: String? = nil, module: String, type: String, function: String,
    file: String = "", line: Int = 0
  ) {
    self.kind = kind
    self.via = via
    self.module = module
    self.type = type
    self.function = function
    self.file = file
    self.line = line
  }

  /// Returns whether `other` is the same function, reached in the same way.
  fileprivate func isSameCall(as other: Call) -> Bool {
    kind == other.kind && via == other.via && module == other.module && type == other.type
      && function == other.function
  }
}

extension [Call] {
  fileprivate nonisolated mutating func merge(_ stack: ArraySlice<Call>) {
    guard let call = stack.first else { return }
    let index = firstIndex { $0.isSameCall(as: call) } ?? endIndex
    if index == endIndex { append(call) }
    self[index].calls.merge(stack.dropFirst())
  }
}

extension CallTree {
  /// Every call with its caller. A root has no caller.
  public nonisolated var hops: [(caller: Call?, call: Call)] {
    func hops(_ calls: [Call], of caller: Call?) -> [(caller: Call?, call: Call)] {
      calls.flatMap { [(caller, $0)] + hops($0.calls, of: $0) }
    }
    return hops(roots, of: nil)
  }
}
