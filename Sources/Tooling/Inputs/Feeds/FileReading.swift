import Foundation
import Model

/// Reads files, pipes, devices and addresses.
///
/// Reading can block, for example on a pipe without a writer. It therefore uses its own thread: a
/// blocked thread of the cooperative pool would stop all other tasks.
enum FileReading {
  enum Location {
    case path(String)
    /// An open file. It is not closed.
    case descriptor(Int32)
    case address(Download)
  }

  /// Returns the contents of the whole file. It fails with `timedOut` if reading takes longer than
  /// `timeout` seconds.
  ///
  /// If the task is cancelled, it does not wait for the thread, which ends with the pipe.
  static func contents(of location: Location, timeout: Int) async -> Result<Data, LoadError> {
    let (outcomes, continuation) = AsyncStream<Result<Data, LoadError>>.makeStream()
    Thread.detachNewThread {
      continuation.yield(Result { () throws(LoadError) in try read(location) })
    }
    let timer = Task {
      try await Task.sleep(for: .seconds(timeout))
      continuation.yield(.failure(.timedOut(seconds: timeout)))
    }
    defer { timer.cancel() }
    for await outcome in outcomes { return outcome }
    return .failure(.cancelled)
  }

  private static func read(_ location: Location) throws(LoadError) -> Data {
    switch location {
    case .address(let download): return try download.body()
    case .descriptor(let descriptor):
      return try read(descriptor, at: "standard input")
    case .path(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(errno, path) }
      defer { close(descriptor) }
      return try read(descriptor, at: path)
    }
  }

  private static func read(_ descriptor: Int32, at path: String) throws(LoadError) -> Data {
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
