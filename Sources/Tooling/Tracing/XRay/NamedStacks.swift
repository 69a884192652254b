import Synchronization

/// The calls of the stacks of one recorder. Events that occur again have equal stacks, which are
/// named once.
final class NamedStacks: Sendable {
  struct Stack: Sendable {
    /// The innermost function.
    let leaf: StackFrame
    let calls: CallStack
  }

  /// Which files and lines the calls have.
  enum Lines {
    case none
    /// Those that were found for other calls. This takes no time.
    case known
    case all
  }

  private struct Key: Hashable {
    let addresses: [UInt]
    var hasAllLines = true
  }

  private struct State {
    var modules: Set<String> = []
    var stacks: [Key: Stack] = [:]

    subscript(addresses: [UInt], lines: Lines) -> Stack? {
      stacks[Key(addresses: addresses)]
        ?? (lines == .all ? nil : stacks[Key(addresses: addresses, hasAllLines: false)])
    }
  }

  private let state = Mutex(State())

  /// Names the stacks that are not known yet. This takes milliseconds.
  func name(_ stacks: [[UInt]], showing modules: Set<String>, lines: Lines) {
    let unknown = state.withLock { state in
      // Another pattern is shown.
      if state.modules != modules { state = State(modules: modules) }
      return Set(stacks).filter { state[$0, lines] == nil }
    }
    let addresses = Set(unknown.flatMap(\.self))
    Symbols.lookUp(addresses)
    if lines == .all { Symbols.lookUpLines(addresses, in: modules) }
    for addresses in unknown {
      let frames = Symbols.frames(of: addresses, findsLines: lines != .none)
      guard let leaf = frames.first else { continue }
      let stack = Stack(leaf: leaf, calls: CallStack(frames, showing: modules))
      let key = Key(addresses: addresses, hasAllLines: lines == .all)
      state.withLock { $0.stacks[key] = stack }
    }
  }

  /// Returns a named stack, or `nil` if none of its functions could be read.
  subscript(addresses: [UInt], lines: Lines) -> Stack? {
    state.withLock { $0[addresses, lines] }
  }
}
