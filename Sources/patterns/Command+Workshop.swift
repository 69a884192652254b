import Console
import PatternKit
import Workshop

extension Command {
  static let workshopCommands = [
    workshop(
      "workshop", summary: "list the exercises and the next step",
      help: """
        Lists the exercises and the next step. The first run copies the stubs to
        Examples/Workshop/Work and builds them.

        ✔ marks an exercise that has passed. An exercise whose files change afterwards
        loses the mark until the next check.

        Then: patterns check|hint|reset|solution. Each takes the number or the name of
        an exercise. After exercise 13: patterns yours
        """),
    workshop(
      "check", arguments: "[exercise|all] [--watch]", summary: "check an exercise",
      help: """
        Builds and tests an exercise, by default the first one that has not passed.
        Also shows what your program printed, and the warnings of the compiler.

        Options
          --watch                check again after every save, until the exercise
                                 passes. Ctrl-C ends it

        Exit status: 0 passed; 1 not passed yet, or a compiler error in your files; 2
        another problem, such as no “swift” in PATH; 64 invalid arguments
        """),
    workshop(
      "hint", arguments: "<exercise> [level]", summary: "print a hint",
      help: """
        Prints a hint. Level 1, the default, is a question. Level 2 names the place.
        Level 3 shows the shape of the solution.
        """),
    workshop(
      "reset", arguments: "<exercise>", summary: "begin an exercise again",
      help: """
        Copies the stub of an exercise again. Your attempt is kept in
        Examples/Workshop/Work/attempts.
        """),
    workshop(
      "solution", arguments: "<exercise> [--peek]", summary: "compare your files with the solution",
      help: """
        Prints the differences between your files and the solution, after you have
        passed.

        Options
          --peek                 print them before you have passed
        """),
    workshop(
      "yours", arguments: "[news|button]",
      summary: "run the pattern that you wrote in exercise 13",
      help: """
        Builds the pattern that you wrote in exercise 13, and runs it live beside the
        others. At the end, prints the call tree of a press, what the run showed, and
        the answer of the field guide: which statements about that pattern hold, and
        which step breaks one. If the output is not a terminal, prints only that.

        Exit status: 0 success; 1 there is no pattern yet, or it does not compile
        """),
  ]

  private static func workshop(
    _ name: String, arguments: String = "", summary: LocalizedText, help: LocalizedText
  ) -> Command {
    Command(
      name: name, arguments: arguments, group: .practise, summary: summary,
      help: """
        \(help)

        With --lang zh, or LANG=zh…, tasks, hints and next commands are in Chinese.
        """,
      isTranslated: true
    ) { arguments, environment in
      let workshop = try Workshop(
        in: .current(), hasColours: outputHasColours(), language: environment.language,
        print: environment.print)
      let command = try workshop.command(name, arguments: arguments)
      return { try await workshop.run(command) }
    }
  }
}
