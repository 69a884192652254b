import Foundation

/// The conditions that the program checks before it opens a file or reads its arguments.
package enum StartConditions {
  /// The system allows the program too few open files.
  package struct TooFewDescriptors: Error {
    let limit: Int

    package var message: String {
      let least = StartConditions.leastDescriptors
      return "only \(limit) files may be open, \(least) are needed: type “ulimit -n \(least)”"
    }
  }

  /// A limit with which each command works. On Linux, Foundation starts no other program with a limit
  /// of 250. The usual limit of macOS is 256.
  static let leastDescriptors = 256

  /// Throws `TooFewDescriptors` if the limit is less.
  package static func check() throws {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    guard limit >= leastDescriptors else { throw TooFewDescriptors(limit: limit) }
  }
}
