import Console
import PatternKit
import Processes
import Testing

@testable import Workshop

@Suite("Workshop: TestReport")
struct TestReportTests {
  @Test func `the test report lists passed and failed tests in source order`() {
    let report = TestReport(
      Events.test("second", line: 20) + Events.test("first", line: 10) + Events.passed("first")
        + Events.missed("second", "Expectation failed: 1 == 2", "Whose job it is.", line: 25)
        + Events.end)

    #expect(report.tests.map(\.name) == ["first", "second"])
    #expect(report.passed.map(\.name) == ["first"])
    #expect(report.missed.map(\.name) == ["second"])
    #expect(report.missed.first?.issues.first?.sentence == ["Expectation failed: 1 == 2"])
    #expect(report.missed.first?.issues.first?.comments == ["Whose job it is."])
    #expect(report.missed.first?.issues.first?.place.line == 25)
    #expect(report.isComplete)
    #expect(report.unfinished == nil)
  }

  @Test func `an issue has the message about the arguments of its test case`() {
    let started =
      #"{"kind":"event","payload":{"kind":"testCaseStarted","testID":"first","#
      + #""messages":[{"symbol":"default","text":"passing 1 argument id → 7"}]}}"# + "\n"
    let report = TestReport(
      Events.test("first", line: 10) + started + Events.missed("first", "", ""))

    #expect(report.missed.first?.issues.map(\.arguments) == ["passing 1 argument id → 7"])
  }

  @Test func `the test report names the test that did not end`() {
    let report = TestReport(
      Events.test("first", line: 10) + Events.test("second", line: 20) + Events.passed("first")
        + Events.started("second"))

    #expect(report.unfinished?.name == "second")
    #expect(!report.isComplete)
  }

  @Test func `the test report does not count known issues as failures`() {
    let report = TestReport(
      Events.test("first", line: 10) + Events.missed("first", "…", "…", isKnown: true))

    #expect(report.passed.map(\.name) == ["first"])
  }

  @Test func `the test report ignores missing and incomplete lines of the event stream`() {
    #expect(TestReport("").tests.isEmpty)
    #expect(TestReport("nonsense\n{\"kind\":").tests.isEmpty)
    #expect(TestReport(Events.test("first", line: 1) + "{\"kind\":\"ev").tests.count == 1)
  }

  @Test func `the attachment of a passed goal is no note beside a missed one`() {
    let tests = Events.test("given: a", line: 1) + Events.test("b", line: 2)
    let files = Events.attached("given: a", "/given") + Events.attached("b", "/goal")
    let passed = Events.passed("given: a") + Events.passed("b")

    #expect(TestReport(tests + files + passed).notes == ["/given", "/goal"])
    let other = Events.test("c", line: 3) + Events.missed("c", "m", "d")
    #expect(TestReport(tests + files + passed + other).notes == ["/given"])
    let missed = Events.passed("given: a") + Events.missed("b", "m", "d")
    #expect(TestReport(tests + files + missed).notes == ["/given", "/goal"])
  }
}

@Suite("Workshop: Outcome")
struct OutcomeTests {
  private nonisolated static let complete =
    Events.test("adds", line: 1) + Events.test("shows", line: 2) + Events.test("hides", line: 3)
    + Events.passed("adds")
  private nonisolated static let cut = Events.test("adds", line: 1) + Events.started("adds")

  /// The events of a run, how the program ended, what it printed, and the description.
  @Test(
    arguments: [
      (
        complete
          + Events.missed(
            "shows", "Expectation failed: (a → 1) == (b → 2)", #"Its job.\nIts reason."#)
          + Events.missed("hides", "Expectation failed: c == d", "Its other job.") + Events.end,
        .exited(1), "", "not yet, 1 of 3",
        [
          "  ✔ adds", "  · shows", "      Its job.", "      Its reason.", "      (Tests/A.swift:2)",
          "  The tests below may fail for the same reason:", "  · hides",
        ]
      ),
      (
        cut, .crashed(signal: 4),
        """
        Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
        2 [ra] 0x1 specialized Array.subscript.getter + 114 in libswiftSwiftOnoneSupport.so
        3 [ra] 0x2 Person.name.getter + 221 in tests at /w/Work/01-person/Person.swift:20:17
        4 [ra] 0x3 Person.title.getter + 22 in tests at /w/Work/01-person/Person.swift:9:3
        """, "crashed",
        [
          "The program crashed in “adds”:",
          "  Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
          "  in Work/01-person/Person.swift:20:17",
        ]
      ),
      (
        cut, .crashed(signal: 11), "", "crashed",
        [
          "The program crashed in “adds”:",
          "  Stack overflow or invalid memory access. Check for infinite recursion.",
        ]
      ),
      (
        cut, .exited(0), "", "crashed",
        ["The program crashed in “adds”:", "  The test program exited with status 0."]
      ),
      (
        cut, .computedTooLong, "", "did not finish",
        [
          "“adds” did not finish and was terminated.",
          "  It used the CPU all the time: look for an endless loop.",
        ]
      ),
      (
        cut, .tookTooLong, "", "did not finish",
        [
          "“adds” did not finish and was terminated.",
          "  It was waiting: look for an event that never happens, or a loop that pauses.",
        ]
      ),
    ] as [(String, ChildProcess.End, String, String, [String])])
  func `the outcome describes the run`(
    events: String, end: ChildProcess.End, printed: String, summary: String, lines: [String]
  ) {
    let outcome = outcome(events, end, printed: printed)

    #expect(outcome.summary() == summary)
    #expect(texts(of: outcome) == lines)
    #expect(outcome.style == .hue(.red))
  }

  @Test func `a crash explains unowned references if it read one`() {
    func explanation(of message: String) -> [String] {
      texts(of: outcome(Self.cut, .crashed(signal: 4), printed: message)).filter {
        $0 == "  Its object was released. Only a `weak` reference is `nil` then."
      }
    }

    #expect(explanation(of: "Fatal error: Attempted to read an unowned reference").count == 1)
    #expect(explanation(of: "Fatal error: Index out of range").isEmpty)
  }

  @Test func `a missed goal is explained in Chinese`() throws {
    let goal = "the view model has the text, without a view"
    let comment = "视图模型一创建就该有文字，不用等视图。"
    let events =
      Events.test("given: each open screen shows each minute of its oven", line: 1)
      + Events.test(goal, line: 2)
      + Events.passed("given: each open screen shows each minute of its oven")
      + Events.missed(goal, "Expectation failed: (texts → [a]) == [b]", comment) + Events.end

    let report = TestReport(events, in: .chinese)

    let outcome = Outcome.missed(report)
    #expect(outcome.summary(in: .chinese) == "未通过，1 / 2")
    #expect(
      outcome.lines(testsIn: "Tests", in: .chinese).map(\.text) == [
        "  ✔ 必须保持：每个打开的界面，都显示自己那台烤箱的每一分钟", "  · 视图模型里有文字，不需要视图",
        "      视图模型一创建就该有文字，不用等视图。", "      (Tests/A.swift:2)",
      ])
  }

  @Test func `the outcome is a pass if all tests passed`() {
    let outcome = outcome(Events.test("adds", line: 1) + Events.passed("adds") + Events.end)

    #expect(outcome.hasPassed)
    #expect(outcome.summary() == "passed, 1 of 1")
    #expect(texts(of: outcome) == ["  ✔ adds"])
    #expect(outcome.style == .hue(.green))
  }

  @Test func `without a comment, a missed goal shows the message of Swift Testing`() {
    let message = #"{"symbol":"fail","text":"Expectation failed: !isShown"}"#
    let outcome = outcome(
      Events.test("a", line: 1) + Events.missed("a", messages: message) + Events.end)

    #expect(
      texts(of: outcome)
        == ["  · a", "      Expectation failed: !isShown", "      (Tests/A.swift:1)"])
  }

  @Test func `each missed goal is explained if the goals are independent`() {
    let events = Events.test("a", line: 1) + Events.test("b", line: 2)
    let missed = outcome(
      events + Events.missed("a", "m", "c") + Events.missed("b", "m", "d") + Events.end)

    #expect(
      missed.lines(testsIn: "Tests", explainsAll: true).map(\.text).suffix(2)
        == ["  · b", "      d"])
    #expect(Exercise.all.filter(\.hasIndependentGoals).map(\.number) == [14])
  }

  @Test func `an overflow is named, with the line of the learner`() {
    let crash = Outcome.Crash(
      """
      *** Swift runtime failure: arithmetic overflow ***
        0 [inlined] [system] 0x1 Swift runtime failure: arithmetic overflow in t at //<generated>
        1                    0x1 A.text.getter + 80 in t at /w/Work/01-person/A.swift:2:46
      """, .crashed(signal: 4), work: "/w/Work", named: "Work")

    #expect(crash.message == "runtime failure: arithmetic overflow")
    #expect(crash.place == "Work/01-person/A.swift:2:46")
  }

  @Test func `an unowned reference to a released object is shown by its line`() {
    let message =
      "Fatal error: Attempted to read an unowned reference but object 0x7f was destroyed"
    var crash = Outcome.Crash(message, .crashed(signal: 6), work: "/w", named: "Work")
    crash.findUnownedReferences(in: [SourceFile("A.swift", "// unowned\n{ [unowned self] in f() }")]
    )

    #expect(crash.place == "A.swift:2")
    #expect(!crash.message.contains("0x"))
  }

  @Test func `a crash and an endless loop show the tests that failed before`() {
    let missed = TestReport(Events.test("a", line: 1) + Events.missed("a", "b", "c") + Events.end)
    let crash = Outcome.Crash("Fatal error: b", .crashed(signal: 4), work: "/w", named: "Work")

    for outcome in [.crashed(missed, crash), .neverCameBack(missed, isComputing: true)] as [Outcome]
    {
      #expect(texts(of: outcome).suffix(2) == ["  · a", "      c"])
    }
  }

  @Test func `a passed test is green, a failed test is red, and its details are plain`() {
    let tests = ["a", "b", "e"].enumerated().map { Events.test($0.element, line: $0.offset) }
      .joined()
    let missed = outcome(
      tests + Events.passed("a") + Events.missed("b", "c", "d") + Events.missed("e", "c", "d")
        + Events.end)

    let styles = missed.lines(testsIn: "Tests").compactMap(\.parts.first?.style)
    #expect(styles.prefix(3) == [.hue(.green), .hue(.red), .plain])
    #expect(styles.last == .hue(.red))
  }

  private func texts(of outcome: Outcome) -> [String] {
    outcome.lines(testsIn: "Tests").map(\.text)
  }

  private func outcome(
    _ events: String, _ end: ChildProcess.End = .exited(0), printed: String = ""
  ) -> Outcome {
    let crash = Outcome.Crash(printed, end, work: "/w/Work", named: "Work")
    return Outcome(TestReport(events), end, crash)
  }
}

@Suite("Workshop: CompilerError")
struct CompilerErrorTests {
  @Test func `the first compiler error is shown with its lines and a path from the root`() {
    let output = """
      [1/2] Compiling A B.swift
      /w/A/B.swift:1:1: warning: unused
      1 | x
      /w/A/B.swift:2:12: error: no member 'name'
      2 |   a.name
        |     `- error: no member 'name'
      3 | }
      /w/A/B.swift:9:1: error: another
      """

    #expect(
      CompilerError(in: output, root: "/w")?.lines == [
        "A/B.swift:2:12: error: no member 'name'", "2 |   a.name",
        "  |     `- error: no member 'name'", "3 | }",
      ])
  }

  @Test(arguments: [
    #"3. While evaluating request IRGenRequest(IR Generation for file "/w/Work/A.swift")"#,
    "0. Program arguments: swift-frontend -c -primary-file /w/Work/A.swift /w/Work/B.swift -o a",
  ])
  func `a crash of the compiler names the file that it was compiling`(line: String) {
    let output = "error: compile command failed due to signal 6\nStack dump:\n\(line)\n"

    #expect(
      CompilerError(in: output, root: "/w")?.lines == [
        "Work/A.swift: the compiler itself crashed on this file. Write the last change in another way."
      ])
  }

  @Test func `the first compiler error is nil if no error has a file position`() {
    #expect(CompilerError(in: "error: no such module 'A'", root: "/w") == nil)
  }
}

/// Lines of an event stream of Swift Testing.
private nonisolated enum Events {
  static let end = #"{"kind":"event","payload":{"kind":"runEnded","messages":[]}}"# + "\n"

  static func test(_ name: String, line: Int) -> String {
    #"{"kind":"test","payload":{"id":"\#(name)","kind":"function","name":"\#(name)()","#
      + #""displayName":"\#(name)","sourceLocation":{"fileID":"ATests/A.swift","line":\#(line)}}}"#
      + "\n"
  }

  static func started(_ name: String) -> String { event("testStarted", name) }

  static func passed(_ name: String) -> String { started(name) + event("testEnded", name) }

  static func missed(
    _ name: String, _ sentence: String, _ comment: String, isKnown: Bool = false,
    line: Int? = nil
  ) -> String {
    let messages =
      #"{"symbol":"fail","text":"\#(sentence)"},{"symbol":"details","text":"\#(comment)"}"#
    return missed(name, messages: messages, isKnown: isKnown, line: line)
  }

  static func missed(
    _ name: String, messages: String, isKnown: Bool = false, line: Int? = nil
  ) -> String {
    let place = line.map { #","sourceLocation":{"fileID":"ATests/A.swift","line":\#($0)}"# } ?? ""
    let issue = #""messages":[\#(messages)],"issue":{"isKnown":\#(isKnown)\#(place)},"#
    return started(name) + event("issueRecorded", name, issue) + event("testEnded", name)
  }

  static func attached(_ name: String, _ path: String) -> String {
    event("valueAttached", name, #""attachment":{"path":"\#(path)"},"#)
  }

  private static func event(_ kind: String, _ name: String, _ more: String = "") -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)",\#(more)"testID":"\#(name)"}}"# + "\n"
  }
}
