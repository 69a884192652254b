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
  package static let leastDescriptors = 256

  /// Throws `TooFewDescriptors`, or `UsageError` if an argument is not valid UTF-8.
  package static func check() throws {
    occupyStandardInput()
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    guard limit >= leastDescriptors else { throw TooFewDescriptors(limit: limit) }
    for (index, word) in CommandLine.arguments.enumerated() {
      // Swift replaces invalid bytes, so the word can be the name of another file.
      guard CommandLine.unsafeArgv[index].flatMap({ String(validatingCString: $0) }) != nil else {
        throw UsageError(message: "the argument “\(word)” is not valid UTF-8")
      }
    }
  }

  /// Gives a closed standard input a file that cannot be read. Otherwise a file that the program
  /// opens later could become its standard input.
  private static func occupyStandardInput() {
    if fcntl(STDIN_FILENO, F_GETFD) == -1 { _ = open("/dev/null", O_WRONLY) }
  }
}
