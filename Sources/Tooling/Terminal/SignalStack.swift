import Foundation

/// The memory in which a signal handler runs.
///
/// A handler needs its own memory, because a function that calls itself endlessly leaves no stack.
/// Each thread has its own, because handlers can run on several threads at the same time.
nonisolated enum SignalStack {
  private static let size = 128 * 1024
  /// Under this key a thread keeps its memory. It is freed when the thread ends.
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

  /// Gives the current thread such memory, unless it has some.
  static func prepare() {
    var present = stack_t()
    guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    guard let memory = malloc(size) else { return }
    pthread_setspecific(key, memory)
    var stack = stack_t()
    stack.ss_sp = memory
    stack.ss_size = size
    sigaltstack(&stack, nil)
  }
}
