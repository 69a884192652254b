package import Foundation
package import Model
import Synchronization

/// Loads in a child process, so that no server can terminate this process.
///
/// On Linux, `URLSession` ends its process with a fatal error if a server closes the connection
/// inside its headers. One child process handles all loads. The first load starts it, and another
/// load starts it again if it has crashed.
package nonisolated final class ChildProcessLoader: HTTPLoader {
  private let program: URL
  private let shared = Mutex<LoadingProcess?>(nil)

  /// - Parameter program: The executable of this program, which is started as the child process.
  package init?(program: URL? = Bundle.main.executableURL) {
    guard let program else { return nil }
    self.program = program
  }

  deinit { shared.withLock { $0?.end() } }

  @concurrent package func body(of url: URL, timeout: Int) async throws(LoadError) -> Data {
    let start = ContinuousClock.now
    let sharedProcess = try process(for: url, sharedProcess)
    if let answer = await sharedProcess.body(of: url, timeout: timeout) { return try answer.get() }
    // One of several loads crashed the child process. Each load is repeated in its own child
    // process, where it cannot affect the others.
    let rest = timeout - Int((ContinuousClock.now - start).components.seconds)
    guard rest > 0 else { throw .timedOut(seconds: timeout) }
    let process = try process(for: url) { try LoadingProcess(program: program) }
    defer { process.end() }
    guard let answer = await process.body(of: url, timeout: rest) else { throw .incompleteResponse }
    return try answer.get()
  }

  private func sharedProcess() throws -> LoadingProcess {
    try shared.withLock { process in
      if let process, !process.hasEnded { return process }
      let newProcess = try LoadingProcess(program: program)
      process = newProcess
      return newProcess
    }
  }

  private func process(
    for url: URL, _ start: () throws -> LoadingProcess
  ) throws(LoadError) -> LoadingProcess {
    do {
      return try start()
    } catch {
      throw .unreachable(
        host: url.host() ?? "", port: url.port,
        reason: "cannot start the loading process: \(error.localizedDescription)")
    }
  }
}
