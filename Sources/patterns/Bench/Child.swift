import Foundation

/// A program that has run and ended.
nonisolated struct Child: Sendable {
  let status: Int32
  /// What it wrote on standard error.
  let errors: String

  /// Starts a program, which is looked for on the path, and waits for its end.
  ///
  /// What it writes on standard output is thrown away.
  @concurrent init(running words: [String]) async throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
