import Foundation
import Inputs
import PatternKit
import TerminalUI

/// Runs a program with its arguments. If they are invalid, prints one line on standard error and
/// exits with status 64.
///
/// Source: the status values of `sysexits.h`.
public func run(_ name: String, _ program: @MainActor ([String]) async throws -> Void) async {
  do {
    try await program(Array(CommandLine.arguments.dropFirst()))
  } catch {
    let message = (error as? any ReportedError)?.message.description ?? "\(error)"
    FileHandle.standardError.write(Data("\(name): \(message.printable)\n".utf8))
    exit(error is UsageError ? 64 : 70)
  }
}
