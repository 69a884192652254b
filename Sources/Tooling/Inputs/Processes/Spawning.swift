package import Foundation

/// The preparations for one `posix_spawn`.
package final class Spawning {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  package init() {
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
  }

  deinit {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }

  package func open(_ descriptor: Int32, _ path: String, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
  }

  package func duplicate(_ descriptor: Int32, as copy: Int32) {
    posix_spawn_file_actions_adddup2(&actions, descriptor, copy)
  }

  /// Starts the program, and returns its process. It inherits no other descriptor. Throws `SetupError` if
  /// the program cannot be executed.
  package func start(
    _ words: [String], _ environment: [String: String], leadsSession: Bool
  ) throws -> pid_t {
    let group = leadsSession ? Self.newSession : POSIX_SPAWN_SETPGROUP
    let flags = group | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | closeEverythingElse()
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    // The threads that run tasks block signals, and the program would inherit that.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)

    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let error = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
    guard error == 0 else {
      throw SetupError(message: "cannot run \(words[0]): \(String(cString: strerror(error)))")
    }
    return process
  }

  #if canImport(Darwin)
    private static let newSession: Int32 = 0x0400

    private func closeEverythingElse() -> Int32 { Int32(POSIX_SPAWN_CLOEXEC_DEFAULT) }
  #else
    private static let newSession: Int32 = 0x80

    /// Closes all other descriptors. Glibc has a file action for it, which Swift does not import.
    private func closeEverythingElse() -> Int32 {
      typealias AddCloseFrom =
        @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
      let name = "posix_spawn_file_actions_addclosefrom_np"
      if let symbol = dlsym(dlopen(nil, RTLD_NOW), name) {
        _ = unsafeBitCast(symbol, to: AddCloseFrom.self)(&actions, STDERR_FILENO + 1)
      }
      return 0
    }
  #endif
}
