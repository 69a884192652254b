import Foundation
import Model
import Synchronization

/// Reads files, pipes and devices.
///
/// Reading can block, for example on a pipe without a writer. It therefore uses its own thread: a
/// blocked thread of the cooperative pool would stop all other tasks.
enum FileReading {
  enum Location {
    case path(String)
    /// An open file. It is not closed.
    case descriptor(Int32)
  }

  /// Returns the contents of the whole file. Throws `timedOut` if reading takes longer than
  /// `timeout` seconds.
  ///
  /// Cancelling the task stops the reading.
  static func contents(of location: Location, timeout: Int) async throws(LoadError) -> Data {
    let (outcomes, continuation) = AsyncStream<Result<Data, LoadError>>.makeStream()
    let isOver = Flag()
    continuation.onTermination = { _ in isOver.set() }
    Thread.detachNewThread {
      let outcome = Result { () throws(LoadError) in try read(location, until: isOver) }
      continuation.yield(outcome)
    }
    let timer = Task {
      try await Task.sleep(for: .seconds(timeout))
      continuation.yield(.failure(.timedOut(seconds: timeout)))
    }
    defer {
      timer.cancel()
      continuation.finish()
    }
    for await outcome in outcomes { return try outcome.get() }
    throw .cancelled
  }

  private static func read(_ location: Location, until isOver: Flag) throws(LoadError) -> Data {
    switch location {
    case .descriptor(let descriptor):
      return try read(descriptor, at: "standard input", canBlock: true, until: isOver)
    case .path(let path):
      // Opening a pipe without `O_NONBLOCK` waits for a writer.
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(errno, path) }
      defer { close(descriptor) }
      return try read(descriptor, at: path, canBlock: false, until: isOver)
    }
  }

  /// - Parameter canBlock: Whether a read waits if there is nothing to read.
  private static func read(
    _ descriptor: Int32, at path: String, canBlock: Bool, until isOver: Flag
  ) throws(LoadError) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 65536)
    while !isOver.isSet {
      // Regular files are always ready. For other files, the limit allows a cancelled load to end.
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let isReady = poll(&request, 1, 100) > 0
      // On macOS, `poll` does not report the end of a named pipe. After the first bytes, a read does.
      // If a writer writes nothing, the load ends with its timeout there.
      guard isReady || !canBlock && !data.isEmpty else { continue }
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0 {
        guard errno == EAGAIN || errno == EINTR else { throw failure(errno, path) }
      } else if count == 0 {
        return data
      } else {
        data += buffer[..<count]
        guard data.count <= SizeLimit.bytes else {
          throw .tooLarge(limitInMiB: SizeLimit.mebibytes)
        }
      }
    }
    throw .cancelled
  }

  private static func failure(_ code: Int32, _ path: String) -> LoadError {
    switch code {
    case ENOENT: .noSuchFile(path)
    case EISDIR: .isDirectory(path)
    case EACCES, EPERM: .notPermitted(path)
    default: .unreadable(path, reason: String(cString: strerror(code)))
    }
  }

  /// A flag that two threads share.
  private final class Flag: Sendable {
    private let value = Atomic(false)

    var isSet: Bool { value.load(ordering: .relaxed) }

    func set() { value.store(true, ordering: .relaxed) }
  }
}
