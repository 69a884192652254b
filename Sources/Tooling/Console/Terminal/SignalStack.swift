import Foundation

/// The alternate stack on which signal handlers run.
///
/// A handler needs its own stack, because endless recursion uses up the stack of the thread. Each
/// thread has its own, because handlers can run on several threads at the same time.
nonisolated enum SignalStack {
  private static let size = 128 * 1024
  /// The key under which each thread stores its stack. The stack is freed when the thread ends.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { memory in
      var none = stack_t()
      none.ss_flags = Int32(SS_DISABLE)
      sigaltstack(&none, nil)
      free(memory)
    }
    return key
  }()

  /// Allocates the stack for the current thread, unless it already has one.
  static func prepare() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    guard let memory = malloc(size) else { return }
    pthread_setspecific(key, memory)
    var stack = stack_t()
    stack.ss_sp = memory
    // The property is a `UInt` on macOS, and an `Int` on Linux.
    stack.ss_size = .init(size)
    sigaltstack(&stack, nil)
  }
}
