import PatternKit
import Testing

@testable import Reports
@testable import Stories

@Suite("Comparison: Measure")
struct MeasureTests {
  private static let screen = RoleName("screen")
  private static let clerk = RoleName("clerk")

  /// The roles of a test pattern: the screen knows the clerk, and the clerk knows the model.
  private static let roles = [
    Role(screen, is: ["Screen"], knows: [clerk, .control]),
    Role(clerk, is: ["Clerk", "ClerkDelegate"], knows: [.model], byProtocol: [screen]),
    Role(RoleName("note"), is: ["Note"]),
  ]

  private static let code = """
    import Somewhere

    /// Declares what a clerk needs.
    protocol ClerkDelegate {
    }
    final class Clerk { // 3 replies
      let words = \"\"\"
        no replies
        \"\"\"
    }
    final class Screen: View {}
    extension Screen {
    }
    struct Note {}
    """

  private func subject(
    roles: [Role] = roles, tests: String = "", tree: CallTree? = nil
  ) -> MeasuredDemo {
    let pattern = Pattern(id: "id", name: "Name", summary: "", module: "Mine", demos: [:])
    return MeasuredDemo(
      pattern: pattern, roles: roles, tree: tree, objectCount: 0,
      code: SourceFile("", Self.code).declarations, tests: SourceFile("", tests).declarations,
      demoTests: SourceFile("", tests), controls: ["View", "Label"])
  }

  /// Returns the result of a measure, one line per entry.
  private func answer(of title: String, _ subject: MeasuredDemo) throws -> [String] {
    let measure = try #require(Measure.all.first { "\($0.title)".hasPrefix(title) })
    return measure.answer(subject).map { "\($0.label) = \($0.full)" }
  }

  @Test func `the types measure counts types and lines, and their sum`() throws {
    #expect(
      try answer(of: "Types", subject()) == [
        "screen = 1 · 3: Screen", "clerk = 2 · 8: ClerkDelegate, Clerk", "note = 1 · 1: Note",
        "all but model = 4 · 12",
      ])
  }

  @Test(arguments: [
    ("@Suite struct Tests { func a() { Clerk() } }", "yes"),
    ("@Suite struct Tests { func a() { Clerk(); Screen() } }", "no"),
    ("@Suite struct Tests { func a() { Clerk(); Label() } }", "no"),
    ("@Suite struct Tests { let clerk: Clerk }", "no"),
    ("struct Helper { func a() { Clerk() } }", "no"),
    ("// @Suite struct Tests { func a() { Clerk() } }", "no"),
  ])
  func `the measure of testing without a view accepts only suites that create no view`(
    tests: String, expected: String
  ) throws {
    #expect(
      try answer(of: "Created", subject(tests: tests)) == ["screen = no", "clerk = \(expected)"])
  }

  @Test func `the measures of tests count tests, lines, doubles and waits, and per fact`() throws {
    let tests = """
      import Testing

      @Suite("Clerk")
      struct ClerkTests {
        @Test func `the clerk formats counts`() async {
          let clerk = clerk() // await

          #expect(await clerk.text == "1 reply")
        }

        @Test func `the clerk formats dates`() {}

        @Test func `the clerk reports a number when a load fails`() async {
          await clerk().load()
        }

        private func clerk() -> Clerk { Clerk() }
      }

      private final class FakeScreen: ClerkDelegate {}
      """

    #expect(
      try answer(of: "What a test", subject(tests: tests)) == [
        "tests = 3", "lines = 14", "doubles = 1: FakeScreen", "await = 2",
      ])
    #expect(
      try answer(of: "Tests of one fact", subject(tests: tests)) == [
        "dates and counts = 2 · 5 · 1", "a failed load = 1 · 3 · 1",
      ])
    #expect(
      try answer(of: "What a test", subject()) == [
        "tests = 0", "lines = 0", "doubles = 0", "await = 0",
      ])
  }

  @Test func `the replacement measure reads the roles that must change from the role table`() throws
  {
    #expect(
      try answer(of: "To replace", subject()) == [
        "the view = 1 + 0: screen", "lines of the view = 3 of 12",
      ])
  }

  @Test func `the replacement measure includes the worker, and the manager that knows it`() throws {
    let roles = [
      Role(.manager, is: ["Clerk"], knows: [.worker, .control]), Role(.worker, is: ["Note"]),
    ]

    #expect(
      try answer(of: "To replace", subject(roles: roles)).last
        == "the worker = 1 + 1: worker, manager"
    )
  }

  @Test func `the hops measure counts calls per kind, without touches, drawing and reads`() throws {
    func call(_ kind: Call.Kind, _ calls: Call...) -> Call {
      var call = Call(kind, module: "Mine", type: "Screen", Member("work()"))
      call.calls = calls
      return call
    }
    let read = Call(.call, module: "Mine", type: "Screen", Member("text"), accessor: .get)
    let change = Call(.call, module: "Mine", type: "Screen", Member("text"), accessor: .set)
    var tree = CallTree()
    tree.roots = [
      call(.touch, read, change, call(.closure, call(.call, call(.protocol)), call(.notification))),
      call(.answer, call(.wakes, call(.call), call(.starts)), call(.observer)),
      call(.drawing, call(.protocol)),
    ]

    #expect(
      try answer(of: "Hops", subject(tree: tree)) == [
        "in all = 10", "by name = 3", "by protocol = 2", "by closure = 1", "by message = 1",
        "by a change = 1", "by an answer = 1", "in a new task = 1",
      ])
    #expect(try answer(of: "Hops", subject()) == [])
  }
}
