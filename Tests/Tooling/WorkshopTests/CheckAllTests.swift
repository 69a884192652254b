import Foundation
import PatternKit
import Testing

@testable import Workshop

#if os(Linux)
  /// Checks of all exercises, of which the second does not compile and the others pass.
  @Suite("Workshop: check all")
  struct CheckAllTests {
    private let copy: TemporaryCheckout

    init() throws {
      copy = try TemporaryCheckout()
      for exercise in Exercise.all { try copy.folder.copyStubs(of: exercise) }
      try copy.write("wrong", to: "Work/02-clock/ClockViewModel.swift")
      // A second build of all exercises ends without the message.
      try copy.write(
        script: """
          [ "$WORKSHOP_ONLY" ] && exit
          mkdir "$0.started" && echo "/w/02-clock/ClockViewModel.swift:1:1: error: wrong"
          exit 1
          """, to: copy.swift)
      try copy.writeTests()
    }

    @Test func `check without a number checks the first open exercise`() async {
      #expect(await copy.run(.check(.next)).lines.contains("First open exercise: 1 person"))
    }

    @Test func `watch names each saved file after a blank line, and checks again`() async throws {
      let file = copy.folder.url("Work/01-person/PersonViewModel.swift").path
      // The file is saved during the first build, which fails.
      try copy.write(
        script: """
          mkdir "$0.started" || exit 0
          echo "// saved" >>"\(file)"
          echo "\(file):1:1: error: wrong"
          exit 1
          """, to: copy.swift)

      let lines = await copy.run(.watch(Exercise.all[0])).lines

      let saved = lines.drop { $0 != "Saved  PersonViewModel.swift" }
      #expect(lines.dropLast(saved.count).last == "")
      #expect(saved.contains("1 person: passed, 1 of 1"))
    }

    @Test func `check all builds the others, and names each exercise with its result`() async {
      let run = await copy.run(.check(.all))

      #expect(run.error is ExerciseIncomplete)
      #expect(
        run.lines.drop { !$0.hasPrefix("✔") }.prefix(6) == [
          "✔ 1 person: passed, 1 of 1", "· 2 clock: does not compile",
          "The compiler's first error:", "", "/w/02-clock/ClockViewModel.swift:1:1: error: wrong",
          "✔ 3 news-list: passed, 1 of 1",
        ])
    }

    @Test func `check all ends with a blank line, the number passed, and what comes next`() async {
      let lines = await copy.run(.check(.all)).lines

      let (count, rest) = (
        Exercise.all.count, String(repeating: "✔", count: Exercise.all.count - 2)
      )
      #expect(
        lines.suffix(4) == [
          "", "Passed   ✔·\(rest)  \(count - 1) of \(count)", "First open exercise: 2 clock",
          "Then     swift run patterns check 2",
        ])
    }

    @Test func `check all and a failed check say nothing in English to a Chinese learner`() async {
      let result = Check.Result(
        outcome: .doesNotCompile(["wrong"]), printed: PrintedText("a"), warnings: ["b"])

      let all = await copy.run(.check(.all), in: .chinese).lines
      let failed = await copy.run(in: .chinese) {
        try $0.show(result, of: Exercise.all[0], isWatched: true)
      }.lines

      let sentences = Language.chineseTable.keys.filter { $0.contains(#/[.:]$/#) }
      #expect(sentences.filter((all + failed).contains) == [])
    }
  }
#endif
