import Console
import Foundation
import Inputs
import Model
import TerminalUI

/// The command line: `patterns <pattern> [demo] [options]`.
@main
struct Patterns {
  static func main() async {
    // A file that is opened later must not become standard input.
    if fcntl(STDIN_FILENO, F_GETFD) == -1 { _ = open("/dev/null", O_WRONLY) }
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == ChildProcessLoader.argument {
      return await ChildProcessLoader.answer(arguments.dropFirst())
    }
    let output = Output()
    do {
      let environment = Command.Environment(
        loader: ChildProcessLoader() ?? Download(), terminal: Terminal(), language: Language(),
        // A command whose output cannot be written has no more work to do.
        print: { line in do { try output.print(line) } catch { end(because: error) } })
      try await Command.action(for: arguments, in: environment)()
    } catch {
      end(because: error)
    }
  }

  private static func end(because error: any Error) -> Never {
    let failure = Failure(error)
    if !failure.message.isEmpty {
      let message = Data("patterns: \(failure.message.printable)\n".utf8)
      // The write fails if standard error is a terminal that was closed.
      try? FileHandle.standardError.write(contentsOf: message)
    }
    exit(failure.status)
  }
}
