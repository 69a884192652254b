import Foundation

/// The conditions that the program checks before it opens a file or reads its arguments.
nonisolated enum StartConditions {
  /// Gives a closed standard input a file that cannot be read. Otherwise a file that the program
  /// opens later could become its standard input.
  static func occupyStandardInput() {
    if fcntl(STDIN_FILENO, F_GETFD) == -1 { _ = open("/dev/null", O_WRONLY) }
  }
}
