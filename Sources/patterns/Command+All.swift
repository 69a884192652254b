import Catalog
import Console
import PatternKit

extension Command {
  /// All commands, except for the patterns and `help`.
  static let all: [Command] =
    [list, diff, compare, change, bench, replay] + workshopCommands + [version]

  static let demos: LocalizedText = """
    Patterns: \(Pattern.all.map { "\($0.id)" as LocalizedText }.joined(separator: ", "))
    Demos: button (the default, with X-ray), news (the default with a feed), task.
    “patterns list” shows which has which.
    """

  private static let list = Command(
    name: "list", group: .run, summary: "list the patterns and their demos",
    help: "Lists the patterns and their demos, with --lang zh in Chinese.", isTranslated: true
  ) { arguments, environment in
    try requireNone(arguments, of: "list")
    return {
      var rows: [[String]] = []
      for purpose in Pattern.Purpose.allCases {
        rows.append([environment.language.text(purpose.title)])
        for pattern in Pattern.all where pattern.purpose == purpose {
          // What a user types is the same in every language.
          let demos = pattern.demos.map { "\($0.kind.rawValue)" as LocalizedText }
            .joined(separator: ", ")
          let text = environment.language.text("\(pattern.summary) (\(demos))")
          rows.append(["  \(pattern.id)", text])
        }
      }
      for line in TextTable(rows).lines {
        environment.print(line.wrappedInColumns(to: outputWidth() ?? .max))
      }
    }
  }

  static func requireNone(_ arguments: [String], of name: String) throws {
    guard let argument = arguments.first else { return }
    throw UsageError(unexpected: argument, "“\(name)” takes no arguments")
  }
}
