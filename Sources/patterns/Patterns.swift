import Console
import Foundation
import PatternKit
import Processes
import TerminalUI

/// The command line: `patterns <pattern> [demo] [options]`.
@main
struct Patterns {
  static func main() async {
    // A file that is opened later must not become standard input.
    if fcntl(STDIN_FILENO, F_GETFD) == -1 { _ = open("/dev/null", O_WRONLY) }
    // A file that becomes too large is an error with a message, not the end of the program.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Array(CommandLine.arguments.dropFirst())
    let output = Output()
    // An error of the arguments is in their language too.
    var rest = arguments
    let language = (try? rest.removeLanguage()) ?? Language()
    if let note = noteAboutEncoding() { report(note, in: language) }
    do {
      let environment = Command.Environment(
        terminal: Terminal(), language: language,
        // A command whose output cannot be written has no more work to do.
        print: { line in do { try output.print(line) } catch { end(because: error, in: language) } }
      )
      try await Command.action(for: arguments, in: environment)()
    } catch {
      end(because: error, in: language)
    }
  }

  private static func end(because error: any Error, in language: Language) -> Never {
    let failure = Failure(error)
    if failure.message != "" { report(failure.message, in: language) }
    exit(failure.status)
  }

  private static func report(_ message: LocalizedText, in language: Language) {
    let line = Data("patterns: \(language.text(message).printable)\n".utf8)
    // The write fails if standard error is a terminal that was closed.
    try? FileHandle.standardError.write(contentsOf: line)
  }
}
