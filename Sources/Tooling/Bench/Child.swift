import Foundation
import Processes

/// A program that has run and ended.
nonisolated struct Child: Sendable {
  let status: Int32
  /// What it wrote on standard error.
  let errors: String

  /// Starts a program, which is looked for on the path, and waits for its end.
  ///
  /// What it writes on standard output is thrown away.
  ///
  /// - Parameter errors: The file for standard error.
  init(running words: [String], errors: URL) async throws {
    let group = try ProcessGroup(
      running: ["/usr/bin/env"] + words, environment: ProcessInfo.processInfo.environment,
      output: URL(filePath: "/dev/null"), errors: errors)
    status =
      switch await group.leaderEnded().end {
      case .exited(let status): status
      case .crashed(let signal): 128 + signal
      }
    self.errors = try String(contentsOf: errors, encoding: .utf8)
  }
}
