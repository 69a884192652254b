import Foundation

/// Standard output, on which every command prints.
///
/// Each line is written immediately, so that a line that cannot be written is an error.
struct Output {
  /// Whether there was a standard output at the start. A file that the program opens later would
  /// otherwise receive the text.
  private let isOpen = fcntl(STDOUT_FILENO, F_GETFD) != -1

  /// Prints a text and a line break.
  ///
  /// Throws `OutputError` if the text cannot be written.
  func print(_ text: String) throws {
    guard isOpen else { throw OutputError(EBADF) }
    // Text that a pattern prints itself is buffered, and comes first.
    guard fflush(nil) == 0 else { throw OutputError(errno) }
    var bytes = Array("\(text)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno != EINTR {
        throw OutputError(errno)
      }
    }
  }
}

/// Why standard output cannot be written.
nonisolated enum OutputError: Error, Equatable {
  /// The reader of a pipe has gone, as `head` does when it has enough.
  case closedPipe
  case notWritten(String)

  init(_ number: Int32) {
    self = number == EPIPE ? .closedPipe : .notWritten(String(cString: strerror(number)))
  }
}
