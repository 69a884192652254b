import Foundation
import TerminalUI

/// Words on the command line that make no sense.
public struct UsageError: Error {
  public let message: String

  public init(_ message: String) {
    self.message = message
  }
}

/// Runs a program with the words of its command line. Where they make no sense, it ends
/// with one line on standard error, and with 64.
///
/// The number is that of `sysexits.h`.
public func run(_ name: String, _ program: @MainActor ([String]) async throws -> Void) async {
  do {
    try await program(Array(CommandLine.arguments.dropFirst()))
  } catch {
    let message = (error as? UsageError)?.message ?? "\(error)"
    FileHandle.standardError.write(Data("\(name): \(message.printable)\n".utf8))
    exit(error is UsageError ? 64 : 70)
  }
}
