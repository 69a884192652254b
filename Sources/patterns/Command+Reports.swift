import Console
import PatternKit
import Processes
import Reports

extension Command {
  static let diff = Command(
    name: "diff", arguments: "<pattern> <pattern> [demo]", group: .compare,
    summary: "show in which lines and steps two patterns differ",
    help: """
      Shows the difference between two patterns in a demo, by default the button.
      First the code of the roles that correspond, without comments and imports,
      then the steps of a press, or of a load of the news.

      On a terminal, a line that differs only in the names of the roles is dim, as
      are equal steps. The stories stand side by side if they fit.

      “patterns list” shows the patterns and their demos.

      Options
        --lang <en|zh>         the language of the last line and of errors, instead of
                               that of LANG
      """,
    isTranslated: true
  ) { arguments, environment in
    let difference = try PatternDifference(arguments: arguments)
    return {
      try await difference.run(
        in: .current(), width: outputWidth(), language: environment.language,
        hasColours: outputHasColours(), print: environment.print)
    }
  }

  static let compare = Command(
    name: "compare", arguments: "[pattern …] [options]", group: .compare,
    summary: "compare measurements of the patterns side by side",
    help: """
      Compares measurements of the patterns side by side. Without a pattern,
      compares the patterns that split a screen, and then the patterns in which two
      objects talk.

      Options
        --demo <news|button>   compare only this demo
        --all                  also print the rows in which all patterns are equal
        --notes                say how each row is measured, and what it does not show
        --lang <en|zh>         the language of the tables, instead of that of LANG
      """,
    isTranslated: true
  ) { arguments, environment in
    let options = try CompareOptions(arguments: arguments)
    return {
      try await options.run(
        in: .current(), width: outputWidth(), language: environment.language,
        print: environment.print)
    }
  }

  static let change = Command(
    name: "change", arguments: "[request] [pattern]", group: .compare,
    summary: "show what a change request costs in each pattern",
    help: """
      Lists the change requests. With a request, prints its impact on every pattern.
      With a request and a pattern, prints the patch. docs/changes.md explains how
      to run the changed program.

      Options
        --lang <en|zh>         the language of the wishes and tables, instead of that
                               of LANG
      """,
    isTranslated: true
  ) { arguments, environment in
    let lab = try ChangeLab(ChangeRequest.all, arguments: arguments)
    return {
      try lab.run(
        in: .current(), language: environment.language, hasColours: outputHasColours(),
        print: environment.print)
    }
  }

  static let bench = Command(
    name: "bench", group: .compare, summary: "measure the time of a press in each pattern",
    help: """
      Measures the time of a press in each pattern, and of its mechanism alone, such
      as a call or a notification. Use a release build:
      swift run -c release patterns bench
      """
  ) { arguments, environment in
    try requireNone(arguments, of: "bench")
    return { await Bench.run(print: environment.print) }
  }

  static let replay = Command(
    name: "replay", arguments: "[demo] [options]", group: .learn,
    summary: "write a web page that shows recorded runs of all patterns",
    help: """
      Writes one HTML file with recorded runs of all patterns: pictures of their
      objects, in which you press the button, and every step with its source. A
      browser opens the file without a server. Without a demo, every step of the
      news list and of the button can be shown.

      Options
        -o <file>              write the page to a file instead of standard output
        --feed <file or URL>   read the news from a file or a URL instead of the
                               built-in feed
        --lang <en|zh>         the language in which the page opens, instead of that
                               of LANG
      """,
    isTranslated: true
  ) { arguments, environment in
    let options = try ReplayOptions(arguments: arguments)
    return {
      noteReleaseBuild(in: environment)
      try await options.write(
        showing: checkoutOrNote(in: environment), in: environment.language,
        print: environment.print)
    }
  }
}
