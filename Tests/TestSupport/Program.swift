public import Foundation

/// How a program that was run ended, and what it printed.
public nonisolated struct ProgramRun: Sendable {
  public let status: Int32
  public let output: String
  public let errors: String

  /// Runs a built program, which lies beside the tests.
  ///
  /// Other tests go on while the program runs.
  @concurrent public init(
    _ program: String, _ arguments: [String], in folder: URL? = nil
  ) async throws {
    let process = Process()
    process.executableURL = Bundle.main.bundleURL.appendingPathComponent(program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
