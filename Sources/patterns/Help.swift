import Catalog
import Contract
import Workshop

extension Command {
  /// The text that `patterns help` prints.
  static let helpText = """
    One news list and one button, built with each pattern. Only the pattern differs.

    patterns <pattern> [demo] [options]   run a demo: live on a terminal, elsewhere, or
                                          with --events, write down what it shows
    patterns list                         the patterns, and the demos of each
    patterns compare [pattern …]          what is measured of them, side by side
    patterns bench                        what a press, a frame, a load, a start cost
    patterns workshop                     eight exercises, and which one is next
    patterns check, hint, reset, solution see Examples/Workshop/README.md
    patterns help                         this page
    patterns --version                    the version

    Patterns: \(Pattern.all.map(\.id).joined(separator: ", "))
    Demos: news (the default), button, task. “patterns list” shows the demos of each pattern

    Options
      --feed <file or URL>   read the news from there instead of the bundled feed;
                             - reads standard input, not in a live demo
      --events <list>        what the user does, separated by commas; each may be
                             followed by *n. Without this option: a short tour
                               press         press the button
                               up, down      move the selection
                               pageup, pagedown, home, end   move it further
                               open, close   open the selected row, close it again
                               reload        load the news again
                               wait          wait for everything that is under way
      --seed <n>             which random digits the button draws; the same number
                             gives the same digits
      --xray[=<form>]        under each event, or beside the live demo, who called
                             whom, read off the call stack. The form is text, or
                             mermaid, a Markdown page with diagrams, or json, one
                             document with events, screens and call trees
      --plain                write down what a demo shows, on a terminal too

    Options of compare
      --demo <news|button>   that demo only, not both
      --markdown             tables for a page
      --role <role>          one role, as two patterns write it: view, presenter,
                             view-model, worker, model, …

    Options of bench
      --quick                fewer and shorter rounds; says what it leaves out
      --json                 the figures as one JSON object

    Keys of a live demo: ↑ ↓ Page Up, Page Down, Home, End or j k move, Enter opens,
    Esc closes, Space presses, r reloads, Tab changes the demo, 1 to \(Pattern.all.count) the pattern,
    x shows who called whom, ? explains the pattern, q quits.

    In what is written down nothing arrives before a wait, so that the same events give
    the same text. A load that is still under way at the end is waited for.

    Exit status: 0; 64 a word that makes no sense; 65 not a feed, or too large;
    66 no such file, or not readable; 69 the network failed, or loading took too long;
    74 the output cannot be written, or the terminal is gone
    """
}
