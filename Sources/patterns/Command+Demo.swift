import Catalog
import Console
import Foundation
import LiveApp
import PatternKit
import Reports
import Stories
import Tracing

extension Command {
  static let demoSummary: LocalizedText = """
    run a demo live on a terminal. If the output is not a terminal, or with --events, print the \
    screen after each event
    """

  /// The keys, as the help shows them.
  private static let keys = KeyBindings.help(patternCount: Pattern.all.count)
    .joined(separator: "\n  ")

  static func demo(of pattern: Pattern) -> Command {
    Command(
      name: "<pattern>", arguments: "[demo] [options]", group: .run, summary: demoSummary,
      help: """
        Runs a demo live on a terminal. If the output is not a terminal, or with
        --events, prints the screen after each event.

        \(demos)

        Options
          --feed <file or URL>   read the news from a file or a URL instead of the
                                 built-in feed; - reads standard input, but not in a
                                 live demo
          --delay <seconds>      wait before each load of the news, so that “Loading…”
                                 stays and you can cancel the load: r, Tab or q in a
                                 live demo
          --events <list>        the user events, separated by commas. *n repeats an
                                 event n times. The shell needs quotation marks:
                                 "press*3". Without this option, a printed demo runs a
                                 short tour
                                   press         press the button
                                   up, down      move the selection
                                   pageup, pagedown, home, end   move it further
                                   open, close   open the selected row, close it
                                   reload        load the news again
                                   wait          wait until all loads are finished
          --seed <n>             the seed of the button’s random digits. The same seed
                                 gives the same digits
          --xray[=<form>]        show the call tree of each event, under the event or
                                 beside the live demo. The form is text, full (every
                                 step, with its source), json (one document),
                                 or holds (which object holds which)
          --plain                print the demo instead of running it live
          --lang <en|zh>         the language of titles, keys and explanations,
                                 instead of that of LANG

        Keys of a live demo
          \(keys)

        In printed demos, loads finish only at a wait event. So the same events print
        the same text. If a load is still running at the end, the program waits for
        it.
        """,
      isTranslated: true
    ) { arguments, environment in
      let options = try RunOptions(of: pattern, arguments: arguments)
      return { try await show(options, in: environment) }
    }
  }

  private static func show(_ options: RunOptions, in environment: Environment) async throws {
    if options.canBeLive, let terminal = environment.terminal {
      try options.checkFeedOfLiveDemo()
      let app = App(
        options.demo, services: options.services,
        showsXRay: options.xray != nil || options.isFirstLook,
        startsWithPress: options.isFirstLook, checkout: .current(),
        language: environment.language)
      return try await LiveApp(app, on: terminal).run()
    }
    let checkout = options.xray == .full ? checkoutOrNote(in: environment) : nil
    if [.full, .json].contains(options.xray) { noteReleaseBuild(in: environment) }
    let failure = options.isFirstLook ? NoFunctionNames(for: "X-ray") : nil
    let showsStory = options.isFirstLook && failure == nil
    let transcript = Transcript(
      options.demo, events: try options.events, services: options.services, seed: options.seed,
      xray: showsStory ? .text : options.xray, showsStart: !showsStory, showing: checkout,
      hasColours: outputHasColours() && !options.isPlain,
      language: environment.language,
      print: environment.print)
    try await transcript.run()
    guard options.isFirstLook else { return }
    if let failure { note(failure.message, in: environment) }
    let pattern = options.demo.pattern
    let similar = Pattern.all.filter { $0.purpose == pattern.purpose }.map(\.id)
    let end = max(2, similar.prefix { $0 != pattern.id }.count + 1)
    let pair = similar[..<end].suffix(2).joined(separator: " ")
    let next = environment.language.text(
      "Then: patterns \(pattern.id) --xray, patterns diff \(pair), patterns compare")
    environment.print("\n\(next)")
  }

  /// Returns the checkout whose sources are shown. If there is none, reports that they are missing.
  static func checkoutOrNote(in environment: Environment) -> Checkout? {
    let checkout = Checkout.current()
    if checkout == nil {
      note("no source lines: \(Checkout.NotFound().message)", in: environment)
    }
    return checkout
  }

  /// Reports that lines are missing, if the optimizer has joined them.
  static func noteReleaseBuild(in environment: Environment) {
    #if !DEBUG
      note(
        "a release build does not show all lines that ran: type swift run patterns without -c release",
        in: environment)
    #endif
  }

  /// Prints something that is missing, without an end of the command.
  private static func note(_ text: LocalizedText, in environment: Environment) {
    FileHandle.standardError.write(Data("patterns: \(environment.language.text(text))\n".utf8))
  }
}
