import Foundation
import Model
import TerminalUI

/// The command line: `patterns <pattern> [demo] [options]`.
@main
struct Patterns {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == LoadingService.argument { return LoadingService().run() }
    do {
      let command = try Command(arguments: arguments, loader: ChildProcessLoader() ?? Download())
      try await command.run(on: Terminal()) { print($0) }
    } catch {
      let failure = Failure(error)
      fflush(nil)
      if !failure.message.isEmpty {
        let message = Data("patterns: \(failure.message.printable)\n".utf8)
        // Standard error may be the terminal that has gone away.
        try? FileHandle.standardError.write(contentsOf: message)
      }
      exit(failure.status)
    }
  }
}
