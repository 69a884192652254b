import Console
import Foundation
import PatternKit
import Processes
import TerminalUI

/// Runs a program with its arguments, without `--lang`. For `--help`, prints the usage instead. If the
/// arguments are invalid, prints one line on standard error, in the language of the user, and exits
/// with status 64. If the output cannot be written, the status is 74.
///
/// Source: the status values of `sysexits.h`.
public func run(
  _ name: String, usage: String, _ program: @MainActor ([String]) async throws -> Void
) async {
  var arguments = Array(CommandLine.arguments.dropFirst())
  var language = Language()
  do {
    language = try arguments.removeLanguage() ?? language
    if ["--help", "-h"].contains(arguments.first) {
      print(language.text("usage: swift run \(name) \(usage) [--lang en|zh]"))
    } else {
      try await program(arguments)
    }
    // What was printed may still be in a buffer.
    guard fflush(nil) == 0 else { throw UnwrittenOutput(number: errno) }
  } catch {
    let message = (error as? any ReportedError)?.message ?? LocalizedText(key: "\(error)")
    let line = "\(name): \(language.text(message).printable)\n"
    FileHandle.standardError.write(Data(line.utf8))
    exit(error is UsageError ? 64 : error is UnwrittenOutput ? 74 : 70)
  }
}

private struct UnwrittenOutput: ReportedError {
  let number: Int32
  var message: LocalizedText { "cannot write the output: \(LocalizedText(errorNumber: number))" }
}
