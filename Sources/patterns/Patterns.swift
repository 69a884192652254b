import Foundation
import TerminalUI

/// The command line: `patterns <pattern> [demo] [options]`.
@main
struct Patterns {
  static func main() async {
    do {
      let command = try Command(arguments: Array(CommandLine.arguments.dropFirst()))
      try await command.run { print($0) }
    } catch {
      let failure = Failure(error)
      fflush(nil)
      if !failure.message.isEmpty {
        FileHandle.standardError.write(Data("patterns: \(failure.message.printable)\n".utf8))
      }
      exit(failure.status)
    }
  }
}
