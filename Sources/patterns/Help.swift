import Catalog
import Contract
import Workshop

extension Command {
  /// The text that `patterns help` prints.
  static let helpText = """
    One news list and one button, built with each pattern. Only the pattern differs.

    patterns <pattern> [demo] [options]   run a demo live on a terminal. Elsewhere, or with
                                          --events, print the screen after each event
    patterns list                         list the patterns and their demos
    patterns compare [pattern …]          compare measurements of the patterns side by side
    patterns bench                        measure the cost of a press, a frame, a load, a start
    patterns workshop                     list the eight exercises and the next step
    patterns check, hint, reset, solution see Examples/Workshop/README.md
    patterns help                         print this help
    patterns --version                    print the version

    Patterns: \(Pattern.all.map(\.id).joined(separator: ", "))
    Demos: news (the default), button, task. “patterns list” shows the demos of each pattern.

    Options
      --feed <file or URL>   read the news from a file or a URL instead of the built-in
                             feed; - reads standard input, but not in a live demo
      --events <list>        the user events, separated by commas. *n repeats an event
                             n times. Without this option, the demo runs a short tour
                               press         press the button
                               up, down      move the selection
                               pageup, pagedown, home, end   move it further
                               open, close   open the selected row, close it
                               reload        load the news again
                               wait          wait until all loads are finished
      --seed <n>             the seed of the button’s random digits. The same seed
                             gives the same digits
      --xray[=<form>]        show the call tree of each event, read from the call stack:
                             under the event, or beside the live demo. The form is
                             text, mermaid (a Markdown page with diagrams), or json
                             (one document with events, screens and call trees)
      --plain                print the demo instead of running it live

    Options of compare
      --demo <news|button>   compare only this demo
      --markdown             print Markdown tables
      --role <role>          print the sources of one role in one or two patterns: view,
                             presenter, view-model, worker, model, …

    Options of bench
      --quick                use fewer and shorter rounds, and report what is omitted
      --json                 print the figures as one JSON object

    Keys of a live demo: ↑ ↓ Page Up, Page Down, Home, End or j k move, Enter opens,
    Esc closes, Space presses, r reloads, Tab changes the demo, 1 to \(Pattern.all.count) the pattern,
    x shows the call tree, ? explains the pattern, q quits.

    In printed demos, results arrive only at a wait event. So the same events print the
    same text. If a load is still running at the end, the program waits for it.

    Exit status: 0 success; 64 invalid arguments; 65 not a feed, or too large;
    66 no such file, or not readable; 69 network failure or timeout;
    74 the output cannot be written, or the terminal was closed
    """
}
