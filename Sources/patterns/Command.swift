import Catalog
import Console
import PatternKit
import Processes
import Reports
import TerminalUI

/// A command of the program: its name, its help, and what it does. `Command.all` lists all commands.
struct Command {
  /// What a command uses.
  struct Environment {
    /// The terminal for a live demo, or `nil` if there is none.
    var terminal: Terminal?
    /// The language, unless the arguments contain `--lang`.
    var language = Language.english
    var print: (String) -> Void = { _ in }
  }

  /// What a user does with a command. The overview has a heading for each.
  enum Group: CaseIterable {
    case run, compare, learn, practise

    var title: LocalizedText {
      switch self {
      case .run: "Run"
      case .compare: "Compare"
      case .learn: "Learn"
      case .practise: "Practise"
      }
    }
  }

  /// Runs a command whose arguments are valid.
  typealias Action = @MainActor () async throws -> Void

  let name: String
  /// The arguments, as the help shows them.
  var arguments = ""
  /// Where the overview shows the command.
  let group: Group
  /// The command in the overview.
  let summary: LocalizedText
  let help: LocalizedText
  /// Whether its output is also in Chinese, and its help lists `--lang`.
  var isTranslated = false
  /// Reads the arguments after the name, and returns the action.
  let read: (_ arguments: [String], _ environment: Environment) throws -> Action

  private var usage: String {
    ["patterns", name, arguments].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

// MARK: - The command line

extension Command {
  /// Returns what the arguments request.
  ///
  /// Throws an error if an argument is not valid.
  static func action(for arguments: [String], in environment: Environment) throws -> Action {
    try arguments.checkTypography()
    var (arguments, environment) = (arguments, environment)
    let option = try arguments.removeLanguage()
    environment.language = option ?? environment.language
    // `swift run patterns -- mvc` passes the dashes on.
    if arguments.first == "--" { arguments.removeFirst() }
    let first = arguments.first ?? "help"
    let isHelp = first == "help" || ["--help", "-h"].contains(where: arguments.contains)
    let command = isHelp ? nil : try Self.command(first)
    if option != nil, let command, !command.isTranslated {
      throw UsageError(message: "--lang has no effect on “\(command.name)”")
    }
    guard let command else {
      // In `--feed x mvc --help`, x is the value of an option, and no command.
      let options = RunOptions.options.filter(\.takesValue).map(\.name)
      let words = zip([""] + arguments, arguments)
        .filter { !options.contains($0) && !$1.hasPrefix("-") && $1 != "help" }
      let command = try words.first.map { try Self.command($0.1) }
      let language = environment.language
      return {
        environment.print(
          (command.map { "\($0.usage)\n\n\(language.text($0.help))" } ?? overview(in: language))
            .wrappedInColumns(to: outputWidth() ?? .max))
      }
    }
    return try command.read(Array(arguments.dropFirst()), environment)
  }

  /// Returns the command with a name. The name of a pattern is a command too.
  private static func command(_ word: String) throws -> Command {
    // Readers type the names of patterns as they write them: MVVM.
    let typed = word == "-V" ? word : word.lowercased()
    let name = ["version", "-V"].contains(typed) ? "--version" : typed
    if let command = all.first(where: { $0.name == name }) { return command }
    if let pattern = Pattern.all.first(where: { $0.isNamed(word) }) { return .demo(of: pattern) }
    if let demo = Demo(rawValue: typed), let pattern = PatternDemo.all(demo).first?.pattern {
      throw UsageError(unexpected: word, "type patterns \(pattern.id) \(word)")
    }
    guard word.hasPrefix("-") else {
      let names = all.map(\.name).filter { !$0.hasPrefix("-") }
      let expected = Pattern.all.map(\.id) + names + ["help"]
      throw UsageError(
        unknown: "pattern or command", word,
        known: expected + Pattern.all.map { $0.module.lowercased() },
        expected: expected.map { "\($0)" as LocalizedText }.joined(separator: ", "))
    }
    let option = String(word.prefix { $0 != "=" })
    let names = RunOptions.options.map(\.name)
    if names.contains(option) {
      throw UsageError(
        message: "\(option) must follow the pattern: patterns <pattern> [demo] \(option)")
    }
    throw UsageError(unknown: "option", option, known: ["--help", "--version"] + names)
  }

  private static func overview(in language: Language) -> String {
    // The help of a command lists its options.
    let demo = (Group.run, "patterns <pattern> [demo]", demoSummary)
    let help = (
      Group.learn, "patterns help [command]",
      "print this help, or the help of a command" as LocalizedText
    )
    let commands = all.map { ($0.group, $0.usage.replacing(" [options]", with: ""), $0.summary) }
    let rows = [demo] + commands + [help]
    let width = rows.map(\.1.count).max() ?? 0
    let table = TextTable(
      Group.allCases.flatMap { group in
        [[language.text(group.title)]]
          + rows.filter { $0.0 == group }.map { _, usage, summary in
            let lines = language.text(summary).lines(of: 76 - width)
            return ["  \(usage)", lines.joined(separator: "\n")]
          }
      }
    ).lines.joined(separator: "\n")
    return language.text(
      """
      One news list and one button, built with each pattern. Only the pattern differs.

      \(table)

      \(demos)

      “patterns help mvc” lists the options and keys, which are the same for every
      pattern. With --lang zh, or LANG=zh…, everything but bench and the texts of the
      demos is in Chinese.

      Exit status: 0 success; 64 invalid arguments; 65 not a feed, or too large;
      66 no such file, or not readable; 69 network failure or timeout;
      70 no X-ray and no replay, because this program contains no function names;
      74 the output cannot be written, or the terminal was closed

      Examples
        patterns mvvm             one press and its calls: then type 1, 2, 3 or Space
        patterns diff mvp mvvm    the lines and the steps in which the two differ
      """)
  }
}
