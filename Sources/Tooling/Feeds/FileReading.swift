import Foundation
import Model

/// Reads files, pipes and devices.
///
/// Reading can block, for example on a pipe without a writer. It therefore uses its own thread: a
/// blocked thread of the cooperative pool would stop all other tasks.
enum FileReading {
  /// Returns what `read` returns. It fails with `timedOut` if reading takes longer than `timeout`
  /// seconds.
  ///
  /// If the task is cancelled, it does not wait for the thread, which ends with the pipe.
  static func result(
    within timeout: Int, of read: @escaping @Sendable () throws(LoadError) -> Data
  ) async -> Result<Data, LoadError> {
    let (outcomes, continuation) = AsyncStream<Result<Data, LoadError>>.makeStream()
    Thread.detachNewThread { continuation.yield(Result(catching: read)) }
    let timer = Task {
      try await Task.sleep(for: .seconds(timeout))
      continuation.yield(.failure(.timedOut(seconds: timeout)))
    }
    defer { timer.cancel() }
    for await outcome in outcomes { return outcome }
    return .failure(.cancelled)
  }

  /// Whether a path is that of a pipe or a device, such as `/dev/fd/63`, which the shell makes of `<(…)`.
  static func canBeReadOnce(_ path: String) -> Bool {
    var information = stat()
    guard stat(path, &information) == 0 else { return false }
    return [S_IFIFO, S_IFCHR].contains(information.st_mode & S_IFMT)
  }

  static func contents(of path: String) throws(LoadError) -> Data {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno, path) }
    defer { close(descriptor) }
    return try contents(of: descriptor, at: path)
  }

  /// Returns the rest of an open file. It is not closed.
  static func contents(
    of descriptor: Int32, at path: String = "standard input"
  ) throws(LoadError) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count == 0 { return data }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw failure(errno, path)
      }
      data += buffer[..<count]
      try Limits.check(data)
    }
  }

  private static func failure(_ code: Int32, _ path: String) -> LoadError {
    switch code {
    case ENOENT: .noSuchFile(path)
    case EISDIR: .isDirectory(path)
    case EACCES, EPERM: .notPermitted(path)
    default: .unreadable(path, reason: "system error. \(String(cString: strerror(code)))")
    }
  }
}
