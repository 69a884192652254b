import Foundation

/// The conditions that the program checks before a command opens a file.
package enum StartConditions {
  /// The system gives the program too little of something.
  package struct NotMet: Error {
    package let message: String
  }

  /// A limit with which each command works. On Linux, Foundation starts no other program with a limit
  /// of 250. The usual limit of macOS is 256.
  static let minimumDescriptorCount = 256

  /// A limit with which each command works. With 300 MiB, threads of a recorded run do not start.
  static let minimumMemory = 512

  /// Throws `NotMet` if a limit is too low.
  package static func check() throws {
    let count = sysconf(Int32(_SC_OPEN_MAX))
    guard count >= minimumDescriptorCount else {
      let minimum = minimumDescriptorCount
      throw NotMet(
        message:
          "only \(count) files may be open, \(minimum) are needed: type “ulimit -n \(minimum)”")
    }
    var memory = rlimit()
    #if os(Linux)
      getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
    #else
      getrlimit(RLIMIT_AS, &memory)
    #endif
    let available = memory.rlim_cur >> 20
    guard available >= minimumMemory else {
      throw NotMet(
        message: "only \(available) MiB of address space may be used, \(minimumMemory) are needed: "
          + "type “ulimit -v unlimited”")
    }
  }
}
