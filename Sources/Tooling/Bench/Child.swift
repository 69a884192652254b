import Foundation
import Processes

/// A program that has run and exited.
nonisolated struct Child: Sendable {
  let status: Int32
  /// Its output on standard error.
  let errors: String

  /// Starts a program, which is found through `PATH`, and waits until it exits.
  ///
  /// Its standard output is discarded.
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
