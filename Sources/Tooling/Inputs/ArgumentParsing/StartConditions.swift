import Foundation

/// The conditions that the program checks before a command opens a file.
package enum StartConditions {
  /// The system allows the program too few open files.
  package struct TooFewDescriptors: Error {
    let limit: Int

    package var message: String {
      let minimum = StartConditions.minimumDescriptorCount
      return "only \(limit) files may be open, \(minimum) are needed: type “ulimit -n \(minimum)”"
    }
  }

  /// A limit with which each command works. On Linux, Foundation starts no other program with a limit
  /// of 250. The usual limit of macOS is 256.
  static let minimumDescriptorCount = 256

  /// Throws `TooFewDescriptors` if the limit is less.
  package static func check() throws {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    guard limit >= minimumDescriptorCount else { throw TooFewDescriptors(limit: limit) }
  }
}
