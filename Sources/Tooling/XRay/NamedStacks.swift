import RuntimeInternals
import Synchronization

#if canImport(Runtime)
  /// The calls of the stacks of one recorder. Events that occur again have equal stacks, which are
  /// named once.
  nonisolated final class NamedStacks: Sendable {
    struct Stack: Sendable {
      /// The innermost function.
      let leaf: Frame
      let calls: CallStack
    }

    private struct Key: Hashable {
      let addresses: [UInt]
      var hasLines = true
    }

    private struct State {
      var modules: Set<String> = []
      var stacks: [Key: Stack] = [:]

      /// Returns a named stack, with the lines if they are known.
      subscript(addresses: [UInt], findsLines findsLines: Bool) -> Stack? {
        stacks[Key(addresses: addresses)]
          ?? (findsLines ? nil : stacks[Key(addresses: addresses, hasLines: false)])
      }
    }

    private let state = Mutex(State())

    /// Names the stacks that are not known yet. This takes milliseconds.
    func name(_ stacks: [[UInt]], showing modules: Set<String>, findsLines: Bool) {
      let unknown = state.withLock { state in
        // Another pattern is shown, or very many different stacks were named.
        if state.modules != modules || state.stacks.count > 10_000 {
          state = State(modules: modules)
        }
        return Set(stacks).filter { state[$0, findsLines: findsLines] == nil }
      }
      let addresses = Set(unknown.flatMap(\.self))
      Symbols.lookUp(addresses)
      if findsLines { Symbols.lookUpLines(addresses, in: modules) }
      for addresses in unknown {
        let frames = Symbols.frames(of: addresses, findsLines: findsLines)
        guard let leaf = frames.first else { continue }
        let stack = Stack(leaf: leaf, calls: CallStack(frames, showing: modules))
        state.withLock { $0.stacks[Key(addresses: addresses, hasLines: findsLines)] = stack }
      }
    }

    /// Returns a named stack, or `nil` if none of its functions could be read.
    subscript(addresses: [UInt], findsLines findsLines: Bool) -> Stack? {
      state.withLock { $0[addresses, findsLines: findsLines] }
    }
  }
#endif
