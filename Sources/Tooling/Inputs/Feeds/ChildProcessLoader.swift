package import Foundation
package import Model
import Synchronization

/// Loads each address in its own child process, so that no server can terminate this process.
///
/// On Linux, `URLSession` ends its process with a fatal error if a server closes the connection
/// inside its headers. Each load needs three open files. A table requests only the pictures of its
/// visible rows, so few loads run at the same time.
package nonisolated final class ChildProcessLoader: HTTPLoader {
  /// The hidden argument with which the program starts itself. An address and a timeout follow.
  package static let argument = "--load-for-another-process"

  /// What the child process writes to its standard output, as a property list.
  private enum Answer: Codable {
    case loaded(Data)
    case failed(LoadError)
  }

  private let program: URL
  private let isStarting = Mutex(())

  /// - Parameter program: The executable of this program, which is started as the child process.
  package init?(program: URL? = Bundle.main.executableURL) {
    guard let program else { return nil }
    self.program = program
  }

  @concurrent package func body(of url: URL, timeout: Int) async throws(LoadError) -> Data {
    guard !Task.isCancelled else { throw .cancelled }
    let (input, output) = try start([Self.argument, url.absoluteString, "\(timeout)"], for: url)
    // On Linux, a `Process` is never released, and neither are its pipes.
    defer {
      try? input.close()
      try? output.close()
    }
    let text = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // Reading blocks, so it uses its own thread.
        Thread.detachNewThread { continuation.resume(returning: try? output.readToEnd()) }
      }
    } onCancel: {
      try? input.close()
    }
    guard !Task.isCancelled else { throw .cancelled }
    // A child process that crashes writes no answer.
    switch text.flatMap({ try? PropertyListDecoder().decode(Answer.self, from: $0) }) {
    case .loaded(let body): return body
    case .failed(let error): throw error
    case nil: throw .incompleteResponse
    }
  }

  /// Starts a child process. Returns its standard input and output.
  private func start(
    _ arguments: [String], for url: URL
  ) throws(LoadError) -> (input: FileHandle, output: FileHandle) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // A crash is expected and reported. A backtrace would take a second.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardError = FileHandle.nullDevice
    do {
      // One start at a time: a child process must not inherit a pipe of another one.
      return try isStarting.withLock { _ in
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        return (input.fileHandleForWriting, output.fileHandleForReading)
      }
    } catch {
      throw .unreachable(
        host: url.host() ?? "", port: url.port,
        reason: "cannot start the loading process: \(error.localizedDescription)")
    }
  }

  /// Loads for the process that started this one, and writes the answer to standard output.
  ///
  /// The process ends when its standard input is closed: the load was cancelled, or the other
  /// process has ended, even by SIGKILL.
  package static func answer(_ arguments: ArraySlice<String>) async {
    Thread.detachNewThread {
      _ = try? FileHandle.standardInput.readToEnd()
      _exit(EXIT_SUCCESS)
    }
    guard let url = arguments.first.flatMap(URL.init(string:)),
      let timeout = arguments.last.flatMap(Int.init)
    else { return }
    let answer: Answer
    do throws(LoadError) {
      answer = .loaded(try await Download().body(of: url, timeout: timeout))
    } catch {
      answer = .failed(error)
    }
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    guard let text = try? encoder.encode(answer) else { return }
    try? FileHandle.standardOutput.write(contentsOf: text)
  }
}
