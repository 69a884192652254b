import Foundation
public import PatternKit

/// Standard output. Every command prints on it.
///
/// Each line is written immediately, so that a failed write is an error immediately.
public struct Output {
  private let descriptor: Int32
  /// Whether standard output was open at the start. Otherwise a file that the program opens later
  /// could receive the text.
  private let isOpen: Bool

  public init() { self.init(descriptor: STDOUT_FILENO) }

  init(descriptor: Int32) {
    self.descriptor = descriptor
    isOpen = fcntl(descriptor, F_GETFD) != -1
  }

  /// Prints a text and a line break.
  ///
  /// Throws `OutputError` if the text cannot be written.
  public func print(_ text: String) throws {
    guard isOpen else { throw OutputError(EBADF) }
    // Text that a pattern prints itself is buffered. It must be written first.
    guard fflush(nil) == 0 else { throw OutputError(errno) }
    var bytes = Array("\(text)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EAGAIN {
        // Another program made the pipe or terminal nonblocking, and its reader is slower.
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&request, 1, -1)
      } else if errno != EINTR {
        throw OutputError(errno)
      }
    }
  }
}

/// The reason why standard output cannot be written.
public nonisolated enum OutputError: ReportedError, Equatable {
  /// The reader of a pipe has closed it. `head` does so after its last line.
  case closedPipe
  case notWritten(LocalizedText)

  public init(_ number: Int32) {
    self = number == EPIPE ? .closedPipe : .notWritten(LocalizedText(errorNumber: number))
  }

  /// Is empty for a closed pipe.
  public var message: LocalizedText {
    switch self {
    case .closedPipe: ""
    case .notWritten(let reason): "cannot write the output: \(reason)"
    }
  }
}
