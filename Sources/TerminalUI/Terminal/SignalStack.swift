import Foundation

/// The memory in which a signal handler runs, so that it can run even where a function has called
/// itself until no stack was left.
nonisolated enum SignalStack {
  private static let size = 128 * 1024
  private static let memory = FixedMemory(UInt8(0), count: size)

  /// Gives the present thread such memory, unless it has some.
  static func prepare() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer(memory.pointer)
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}
