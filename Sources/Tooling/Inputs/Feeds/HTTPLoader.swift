import Foundation
import Model
import Synchronization

/// Loads the bytes behind `http` and `https` addresses, each in its own child process.
///
/// No server can terminate or fill this process. It limits the bytes and the time of a child process,
/// and ends it by closing its input. On Linux, `URLSession` ends its process with a fatal error if a
/// server closes the connection inside its headers.
///
/// Foundation’s `Process` suffices, because the child process starts no other program and uses no
/// terminal. The child process is this program again. A program that loads addresses therefore begins with
/// `answerIfRequested()`. Any other program, such as one that runs tests, is not started.
public struct HTTPLoader: Sendable {
  /// The hidden argument with which the program starts itself. An address follows.
  private static let argument = "--load-for-another-process"
  /// The executable of this program, or `nil` if the program does not answer.
  private static let answeringProgram = Mutex<URL?>(nil)

  /// The executable to start as the child process, or `nil` for this program.
  var program: URL?

  /// Returns the whole body at `url`, and follows redirections.
  ///
  /// Cancelling the task closes the connection.
  /// - Parameter timeout: The limit for the whole response, in seconds.
  @concurrent func body(of url: URL, timeout: Int) async throws(LoadError) -> Data {
    guard !Task.isCancelled else { throw .cancelled }
    let url = try Self.checked(url.absoluteString)
    let (input, output, errors) = try start([Self.argument, url.absoluteString], for: url)
    // On Linux, a `Process` is never released, and neither are its pipes.
    defer {
      try? input.close()
      try? errors.close()
    }
    let body = try await FileReading.contents(of: .pipe(output), timeout: timeout).get()
    let error: LoadError?
    do {
      error = try JSONDecoder().decode(LoadError?.self, from: errors.readToEnd() ?? Data())
    } catch {
      // A child process that crashes reports no error in this form.
      throw .incompleteResponse
    }
    if let error { throw error }
    return body
  }

  /// Starts a child process. Returns its standard input, output and error.
  private func start(
    _ arguments: [String], for url: URL
  ) throws(LoadError) -> (input: FileHandle, output: FileHandle, errors: FileHandle) {
    let process = Process()
    process.arguments = arguments
    // A crash is expected and reported. A backtrace would take a second.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    do {
      // One start at a time: a child process must not inherit a pipe of another one.
      return try Self.answeringProgram.withLock { answeringProgram in
        guard let program = program ?? answeringProgram else { throw CocoaError(.fileNoSuchFile) }
        process.executableURL = program
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        return (
          input.fileHandleForWriting, output.fileHandleForReading, errors.fileHandleForReading
        )
      }
    } catch {
      throw .unreachable(
        host: url.host() ?? "", port: url.port,
        reason: "cannot start the loading process: \(error.localizedDescription)")
    }
  }

  /// Returns an address with its scheme in lowercase. Throws `badAddress` if it cannot be loaded.
  static func checked(_ address: String) throws(LoadError) -> URL {
    var components = URLComponents(string: address)
    if let scheme = components?.scheme { components?.scheme = scheme.lowercased() }
    guard let url = components?.url, ["http", "https"].contains(url.scheme) else {
      throw .badAddress(address, reason: "only http and https addresses can be loaded")
    }
    guard url.host()?.isEmpty == false else {
      throw .badAddress(url.absoluteString, reason: "the address has no host")
    }
    return url
  }

  /// If `HTTPLoader` has started this process, loads the address and never returns.
  ///
  /// The process also ends when its standard input is closed: the load has failed or was cancelled, or
  /// the other process has ended, even by SIGKILL.
  public static func answerIfRequested() {
    guard CommandLine.arguments.count == 3, CommandLine.arguments[1] == argument else {
      answeringProgram.withLock { $0 = Bundle.main.executableURL }
      return
    }
    Download.start(CommandLine.arguments[2])
    _ = try? FileHandle.standardInput.readToEnd()
    _exit(EXIT_SUCCESS)
  }
}
