import Catalog
import Foundation
import Model
import TerminalUI

/// What the words on the command line ask for.
enum Command {
  case show(Options)
  case list
  case bench
  case help
  case version

  /// The words that stand where a pattern could stand.
  private static let words: [String: Command] = [
    "list": .list, "bench": .bench, "help": .help, "--help": .help, "-h": .help,
    "--version": .version,
  ]

  init(arguments: [String]) throws {
    guard let word = arguments.first else {
      self = .help
      return
    }
    if let command = Self.words[word] {
      if arguments.count > 1 { throw UsageError(message: "“\(word)” takes nothing after it") }
      self = command
      return
    }
    guard let pattern = Pattern.all.first(where: { $0.id == word }) else {
      let known = Pattern.all.map(\.id) + Self.words.keys.sorted()
      throw UsageError(unknown: "pattern", word, known: known)
    }
    self = .show(try Options(of: pattern, arguments: Array(arguments.dropFirst())))
  }

  /// Does what was asked for.
  ///
  /// - Parameter terminal: Where a demo can be shown live, if there is such a place.
  func run(on terminal: Terminal? = nil, print: @escaping (String) -> Void) async throws {
    switch self {
    case .show(let options) where options.canBeLive && terminal != nil:
      if let terminal { try await LiveApp(options, on: terminal).run() }
    case .show(let options): try await Transcript(options, print: print)?.run()
    case .list: for pattern in Pattern.all { print(Self.listing(of: pattern)) }
    case .bench: try await Bench(print: print).run()
    case .help: print(Self.helpText)
    case .version: print("patterns 0.1.0")
    }
  }

  private static func listing(of pattern: Pattern) -> String {
    let id = pattern.id.padding(toLength: 14, withPad: " ", startingAt: 0)
    let demos = pattern.demos.map(\.rawValue).joined(separator: ", ")
    return "\(id)\(pattern.summary) (\(demos))"
  }
}
