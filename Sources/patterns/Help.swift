import Catalog
import PatternDefinition
import Workshop

/// The texts that `patterns help` prints.
enum Help {
  /// Returns the help of a command, or the overview if `command` is `nil`.
  ///
  /// - Parameter command: The name of a command or of a pattern.
  static func text(for command: String?) -> String {
    switch command {
    case nil: overview
    case "list": list
    case "compare": compare
    case "change": change
    case "bench": bench
    case "replay": replay
    case "workshop": workshop
    case "check": check
    case "hint": hint
    case "reset": reset
    case "solution": solution
    case "yours": yours
    default: demos
    }
  }

  private static let overview = """
    One news list and one button, built with each pattern. Only the pattern differs.

    patterns <pattern> [demo] [options]   run a demo live on a terminal. If the output is not
                                          a terminal, or with --events, print the screen
                                          after each event
    patterns list                         list the patterns and their demos
    patterns compare [pattern …]          compare measurements of the patterns side by side
    patterns change [request] [pattern]   show what a change request costs in each pattern
    patterns bench                        measure the cost of a press, a change, a key, a start
    patterns replay                       write a web page that shows recorded runs of all
                                          patterns step by step
    patterns workshop                     list the exercises and the next step
    patterns check|hint|reset|solution    commands for one exercise
    patterns yours [demo]                 run the pattern that you wrote in the last exercise
    patterns help [command]               print this help, or the help of a command
    patterns --version                    print the version

    Patterns: \(Pattern.all.map(\.id).joined(separator: ", "))
    Demos: news (the default), button, task. “patterns list” shows the demos of each pattern.

    “patterns help mvc” lists the options and keys. They are the same for every pattern.

    Exit status: 0 success; 64 invalid arguments; 65 not a feed, or too large;
    66 no such file, or not readable; 69 network failure or timeout;
    71 the system allows too few open files;
    74 the output cannot be written, or the terminal was closed
    """

  private static let demos = """
    patterns <pattern> [demo] [options]

    Runs a demo live on a terminal. If the output is not a terminal, or with --events,
    prints the screen after each event.

    Patterns: \(Pattern.all.map(\.id).joined(separator: ", "))
    Demos: news (the default), button, task. “patterns list” shows the demos of each pattern.

    Options
      --feed <file or URL>   read the news from a file or a URL instead of the built-in
                             feed; - reads standard input, but not in a live demo
      --events <list>        the user events, separated by commas. *n repeats an event
                             n times: --events "press*3". Without the quotation
                             marks, some shells look for files with such a name.
                             Without this option, a printed demo runs a short tour
                               press         press the button
                               up, down      move the selection
                               pageup, pagedown, home, end   move it further
                               open, close   open the selected row, close it
                               reload        load the news again
                               wait          wait until all loads are finished
      --seed <n>             the seed of the button’s random digits. The same seed
                             gives the same digits
      --xray[=<form>]        show the call tree of each event, under the event or beside
                             the live demo. It is read from the call stack. The form
                             is text, full (every step, with the executed lines),
                             mermaid (a Markdown page with diagrams), or json (one
                             document with events, screens and call trees).
                             --xray=holds shows which object holds which instead
      --plain                print the demo instead of running it live

    Keys of a live demo: ↑ ↓ Page Up, Page Down, Home, End or j k move, Enter opens,
    Esc closes, Space presses, r reloads, Tab changes the demo, 1 to \(Pattern.all.count) the pattern,
    x shows the call tree, [ and ] select a step of it and show its source,
    ? explains the pattern, q quits.

    In printed demos, loads finish only at a wait event. So the same events print the
    same text. If a load is still running at the end, the program waits for it.
    """

  private static let list = """
    patterns list

    Lists the patterns and their demos.
    """

  private static let compare = """
    patterns compare [pattern …] [options]

    Compares measurements of the patterns side by side. Without a pattern, compares the
    patterns that split a screen, and then the patterns in which two objects talk.

    Options
      --demo <news|button>   compare only this demo
      --markdown             print Markdown tables
      --role <role>          print the sources of one role in one or two patterns: view,
                             presenter, view-model, worker, model, …
    """

  private static let change = """
    patterns change [request] [pattern] [options]

    Lists the change requests. With a request, prints its impact on every pattern. With a
    request and a pattern, prints the patch.

    Options
      --run [<events>]       build the changed program in a copy of the sources, and run it.
                             The first build takes a minute or two
      --xray[=<form>], --feed <file|URL>, --seed <n>
                             options of the changed program, see “patterns help mvc”
    """

  private static let bench = """
    patterns bench [options]

    Measures the cost of a press, a change, a key and a start. Use a release build:
    swift run -c release patterns bench

    Options
      --quick                use fewer and shorter rounds, and report what is omitted
      --json                 print the figures as one JSON object
    """

  private static let replay = """
    patterns replay [demo] [options]

    Writes one HTML file that shows recorded runs of all patterns side by side, step by
    step: the screen, the references, the stack and the source. A browser opens it without
    a server. Without a demo, the page contains the news list and the button.

    Options
      -o <file>              write the page to a file instead of standard output
      --events <list>        the events of the demo, as in “patterns help mvc”. One more
                             event, fail, lets all loads fail. Needs a demo
      --feed <file or URL>   read the news from a file or a URL instead of the built-in feed
      --seed <n>             the seed of the button’s random digits. The default is 7
    """

  private static let workshop = """
    patterns workshop

    Lists the exercises and the next step. The first run copies the stubs to
    Examples/Workshop/Work and builds them.

    ✔ marks an exercise that has passed. An exercise whose files change afterwards loses
    the mark until the next check.

    Then: patterns check|hint|reset|solution. Each takes the number or the name of an
    exercise. After the last exercise: patterns yours
    """

  private static let check = """
    patterns check [exercise|all] [--watch]

    Builds and tests an exercise, by default the first one that has not passed. Also shows
    what your program printed, and the warnings of the compiler.

    Options
      --watch                check again after every save, until the exercise passes.
                             Ctrl-C ends it

    Exit status: 0 passed; 1 not passed yet, or a compiler error in your files;
    2 another problem, such as no “swift” in PATH
    """

  private static let hint = """
    patterns hint <exercise> [level]

    Prints a hint. Level 1, the default, is a question. Level 2 names the place. Level 3
    shows the shape of the solution.
    """

  private static let reset = """
    patterns reset <exercise>

    Copies the stub of an exercise again. Your attempt is kept in Examples/Workshop/Work.
    """

  private static let solution = """
    patterns solution <exercise> [--peek]

    Prints the differences between your files and the solution, after you have passed.

    Options
      --peek                 print them before you have passed
    """

  private static let yours = """
    patterns yours [news|button]

    Builds the pattern that you wrote in the last exercise, and runs it live beside the six.
    At the end, prints the call tree of a press, and the pattern that it resembles most.
    If the output is not a terminal, prints only that.

    Exit status: 0 success; 1 there is no pattern yet, or it does not compile
    """
}
