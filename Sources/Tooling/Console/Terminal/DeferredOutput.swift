import Foundation
import Synchronization

/// The text that the program prints while the terminal shows frames.
///
/// The text would damage the frames, and would be lost when the terminal is restored. The message
/// of a trap is an example. The text is therefore written to a temporary file, and shown
/// afterwards.
nonisolated enum DeferredOutput {
  /// Copies of the descriptors of standard output and standard error, where the text is shown
  /// later.
  private static let output = Atomic<Int32>(-1)
  private static let error = Atomic<Int32>(-1)
  private static let file = Atomic<Int32>(-1)
  private static let isCollecting = Atomic(false)

  private static var bufferSize: Int { 4096 }
  private static let buffer = FixedMemory(UInt8(0), count: bufferSize)

  /// Prepares to collect text. Initializes everything that signal handlers read here.
  ///
  /// - Returns: A descriptor of the terminal that stays valid.
  static func prepare() -> Int32 {
    buffer.pointer.pointee = 0
    isCollecting.store(false, ordering: .sequentiallyConsistent)
    // Output to a terminal is buffered per line, output to a file in large blocks. Code that traps
    // loses the last block. The first text decides which buffer is used.
    print(ControlSequence.plain, terminator: "")
    fflush(nil)

    var path = Array("\(NSTemporaryDirectory())patterns-XXXXXX".utf8CString)
    let newFile = mkstemp(&path)
    unlink(path)
    file.store(copy(of: newFile), ordering: .sequentiallyConsistent)
    Foundation.close(newFile)
    let isErrorShown = isatty(STDERR_FILENO) == 1
    error.store(isErrorShown ? copy(of: STDERR_FILENO) : -1, ordering: .sequentiallyConsistent)
    let terminal = copy(of: STDOUT_FILENO)
    output.store(terminal, ordering: .sequentiallyConsistent)
    return terminal
  }

  /// Returns another descriptor of the same file. Child processes do not inherit it.
  private static func copy(of descriptor: Int32) -> Int32 {
    fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
  }

  /// Redirects all output to the file from now on.
  static func collect() {
    let file = file.load(ordering: .sequentiallyConsistent)
    guard file >= 0, !isCollecting.exchange(true, ordering: .sequentiallyConsistent) else { return }
    dup2(file, STDOUT_FILENO)
    if error.load(ordering: .sequentiallyConsistent) >= 0 { dup2(file, STDERR_FILENO) }
  }

  /// Ends the redirection, and prints the collected text.
  static func show() {
    guard isCollecting.exchange(false, ordering: .sequentiallyConsistent) else { return }
    let output = output.load(ordering: .sequentiallyConsistent)
    let error = error.load(ordering: .sequentiallyConsistent)
    let file = file.load(ordering: .sequentiallyConsistent)
    dup2(output, STDOUT_FILENO)
    if error >= 0 { dup2(error, STDERR_FILENO) }

    lseek(file, 0, SEEK_SET)
    while true {
      let count = read(file, buffer.pointer, bufferSize)
      guard count > 0, write(output, buffer.pointer, count) == count else { break }
    }
    ftruncate(file, 0)
    lseek(file, 0, SEEK_SET)
  }
}
