import ArgumentParsing
import Catalog
package import PatternDefinition
import TerminalUI

/// The arguments of `patterns change`.
package struct ChangeCommand {
  /// The request to show, or `nil` to list all requests.
  package private(set) var request: ChangeRequest?
  /// The pattern whose patch is shown, or `nil` to show the impact on all patterns.
  package private(set) var pattern: Pattern?
  /// Whether to build and run the changed program.
  package private(set) var runs = false
  /// The arguments for the changed program, such as `--events press`.
  package private(set) var arguments: [String] = []

  private static let names = ["--run", "--xray", "--feed", "--seed"]

  /// Reads the arguments after `change`.
  package init(arguments words: [String], known requests: [ChangeRequest]) throws {
    var words = Arguments(words)
    while let argument = words.next() {
      switch argument {
      case .word(let word) where request == nil:
        guard let found = requests.first(where: { $0.id == word }) else {
          throw UsageError(unknown: "change request", word, known: requests.map(\.id))
        }
        request = found
      case .word(let word) where pattern == nil:
        guard let found = Pattern.all.first(where: { $0.id == word }) else {
          throw UsageError(unknown: "pattern", word, known: Pattern.all.map(\.id))
        }
        pattern = found
      case .word(let word):
        throw UsageError(unexpected: word, "“change” takes a request and a pattern")
      case .option(let option):
        switch option.name {
        case "--run":
          runs = true
          let events =
            option.value == nil ? words.optionalValue() : try words.value(of: option)
          if let events { arguments += ["--events", events] }
        case "--xray": arguments.append(option.value.map { "--xray=\($0)" } ?? "--xray")
        case "--feed", "--seed": arguments += [option.name, try words.value(of: option)]
        default: throw UsageError(unknown: "option", option.name, known: Self.names)
        }
      }
    }
    if runs, pattern == nil {
      throw UsageError(message: "--run needs a request and a pattern: change banner mvp --run")
    }
    if !runs, !arguments.isEmpty {
      throw UsageError(message: "\(arguments[0]) needs --run: it shows the changed program")
    }
  }
}
