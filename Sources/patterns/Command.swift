import ArgumentParsing
import Bench
import Catalog
import ChangeLab
import Changes
import Comparison
import Feeds
import Foundation
import LiveApp
import Model
import PatternDefinition
import SourceCode
import Terminal
import TerminalUI
import TextOutput
import Transcripts
import Workshop

/// The command that the arguments on the command line select.
enum Command {
  case show(Options)
  case list
  case compare(CompareOptions)
  case change(ChangeCommand)
  case bench(BenchOptions)
  case replay(ReplayOptions)
  case workshop(WorkshopCommand)
  /// The help of a command, or the overview if it is `nil`.
  case help(of: String?)
  case version

  /// The commands that have a name instead of a pattern.
  private static let words: [String: Command] = ["list": .list, "--version": .version]

  /// The names of all commands except the patterns.
  private static let names =
    ["list", "compare", "change", "bench", "replay"] + WorkshopCommand.names + ["help"]

  /// - Parameter loader: Loads feeds and pictures over the network.
  init(arguments: [String], loader: any HTTPLoader = Download()) throws {
    guard let word = arguments.first else {
      self = .help(of: nil)
      return
    }
    if word == "help" || arguments.contains("--help") || arguments.contains("-h") {
      self = .help(of: try Self.commandToExplain(arguments))
      return
    }
    if word == "compare" {
      self = .compare(try CompareOptions(arguments: Array(arguments.dropFirst())))
      return
    }
    if word == "change" {
      let command = try ChangeCommand(
        arguments: Array(arguments.dropFirst()), known: ChangeRequest.all)
      if command.runs, let pattern = command.pattern, let request = command.request {
        // The changed program reads the same arguments, but only after a long build.
        _ = try Options(of: pattern, arguments: [request.demo.rawValue] + command.arguments)
      }
      self = .change(command)
      return
    }
    if word == "bench" {
      self = .bench(try BenchOptions(arguments: Array(arguments.dropFirst())))
      return
    }
    if word == "replay" {
      self = .replay(try ReplayOptions(arguments: Array(arguments.dropFirst()), loader: loader))
      return
    }
    if WorkshopCommand.names.contains(word) {
      let workshop = try Workshop(in: .current()) { _ in }
      self = .workshop(try workshop.command(word, arguments: Array(arguments.dropFirst())))
      return
    }
    if let command = Self.words[word] {
      if arguments.count > 1 {
        throw UsageError(unexpected: arguments[1], "“\(word)” takes no arguments")
      }
      self = command
      return
    }
    guard let pattern = Pattern.all.first(where: { $0.id == word }) else {
      throw Self.error(about: word)
    }
    let rest = Array(arguments.dropFirst())
    self = .show(try Options(of: pattern, arguments: rest, loader: loader))
  }

  /// Returns the command whose help the arguments request, or `nil` if they name none.
  private static func commandToExplain(_ arguments: [String]) throws -> String? {
    let words = arguments.filter { !$0.hasPrefix("-") }.drop { $0 == "help" }
    guard let word = words.first else { return nil }
    guard names.contains(word) || Pattern.all.contains(where: { $0.id == word }) else {
      throw error(about: word)
    }
    return word
  }

  /// Returns the error for a first argument that names neither a pattern nor a command.
  private static func error(about word: String) -> UsageError {
    guard word.hasPrefix("-") else {
      return UsageError(unknown: "pattern or command", word, known: Pattern.all.map(\.id) + names)
    }
    let option = String(word.prefix { $0 != "=" })
    if Options.names.contains(option) {
      return UsageError(
        message: "\(option) must follow the pattern: patterns <pattern> [demo] \(option)")
    }
    return UsageError(
      unknown: "option", option, known: ["--help", "--version"] + Options.names)
  }

  /// Runs the command.
  ///
  /// - Parameter terminal: The terminal for a live demo, or `nil` if there is none.
  func run(on terminal: Terminal? = nil, print: @escaping (String) -> Void) async throws {
    switch self {
    case .show(let options) where options.canBeLive && terminal != nil:
      try options.checkFeedOfLiveDemo()
      if let terminal {
        let app = LiveApp(
          options.demo, of: options.pattern, services: options.services,
          showsXRay: options.xray != nil, checkout: .current(), on: terminal)
        try await app.run()
      }
    case .show(let options):
      let checkout = options.xray == .full ? Self.checkoutOrNote() : nil
      let transcript = Transcript(
        options.demo, of: options.pattern, steps: options.steps, source: options.source,
        images: options.images, seed: options.seed, xray: options.xray,
        showing: checkout, hasColours: outputHasColours() && !options.isPlain, print: print)
      try await transcript?.run()
    case .list:
      for purpose in Pattern.Purpose.allCases {
        print(purpose.rawValue)
        for pattern in Pattern.all where pattern.purpose == purpose {
          print("  \(Self.listing(of: pattern))")
        }
      }
    case .compare(let options):
      let compare = Compare(
        options: options, checkout: .current(), width: outputWidth(), print: print)
      try await compare.run()
    case .change(let command):
      let lab = try ChangeLab(
        ChangeRequest.all, in: .current(), hasColours: outputHasColours(), print: print,
        report: Self.report)
      try await lab.run(command)
    case .bench(let options): try await Bench(options, print: print).run()
    case .replay(let options):
      try await options.write(showing: Self.checkoutOrNote(), print: print)
    case .workshop(let command):
      let workshop = try Workshop(
        in: .current(), hasColours: outputHasColours(), print: print)
      try await workshop.run(command)
    case .help(let command): print(Help.text(for: command))
    case .version: print("patterns 0.1.0")
    }
  }

  /// Returns the checkout whose sources are shown. If there is none, reports that they are missing.
  private static func checkoutOrNote() -> Checkout? {
    let checkout = Checkout.current()
    if checkout == nil {
      report("patterns: no source lines: \(Failure(Checkout.NotFound()).message)")
    }
    return checkout
  }

  /// Prints a line on standard error.
  private static func report(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  private static func listing(of pattern: Pattern) -> String {
    let id = pattern.id.padded(to: 14)
    let demos = pattern.demos.map(\.rawValue).joined(separator: ", ")
    return "\(id)\(pattern.summary) (\(demos))"
  }
}
