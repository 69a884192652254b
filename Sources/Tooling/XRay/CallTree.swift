/// Who called whom during one event, from the user's touch to what changed.
public nonisolated struct CallTree: Equatable, Codable, Sendable {
  /// The touch, and whatever went on later without being called.
  public var roots: [Call] = []

  public init(roots: [Call] = []) {
    self.roots = roots
  }

  /// Adds one call stack, outermost call first, merging what it shares with the tree.
  mutating func add(_ stack: [Call]) {
    roots.merge(stack[...])
  }
}

/// One function that was called, how its caller came to it, and whom it called.
public nonisolated struct Call: Equatable, Codable, Sendable {
  /// What stood between the caller and the function.
  public enum Kind: String, Codable, Sendable {
    /// There is no caller: the user touched the control.
    case touch
    /// There is no caller: the screen was drawn, and the control asked what to show.
    case drawing
    /// There is no caller: something that was waited for has come, such as a
    /// change that is observed, or the answer of a service.
    case later
    /// The caller knows the function by name.
    case call
    /// The caller knows a protocol.
    case `protocol`
    /// The caller was given a closure.
    case closure
    /// The caller posted a message.
    case notification
  }

  public let kind: Kind
  /// The protocol or the message, where there is one.
  public let via: String?
  /// The module that the function is in.
  public let module: String
  /// The type that the function is in.
  public let type: String
  public let function: String
  /// The name of the file, without its folder; empty where it is not known.
  public let file: String
  /// The line that was being executed, counted from 1; 0 where it is not known.
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

  /// Whether it is the same function, reached in the same way.
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
  /// Every call with its caller; a root has none.
  public nonisolated var hops: [(caller: Call?, call: Call)] {
    func hops(_ calls: [Call], of caller: Call?) -> [(caller: Call?, call: Call)] {
      calls.flatMap { [(caller, $0)] + hops($0.calls, of: $0) }
    }
    return hops(roots, of: nil)
  }
}
