import Catalog
import PatternKit
import TestSupport
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
      pattern: pattern, roles: roles, tree: tree,
      code: SourceFile("", Self.code).declarations, tests: SourceFile("", tests).declarations,
      demoTests: SourceFile("", tests), controls: ["View", "Label"])
  }

  /// Returns the result of a measure, one line per entry.
  private func answer(of title: String, _ subject: MeasuredDemo) throws -> [String] {
    let measure = try #require(Measure.all.first { "\($0.title)".hasPrefix(title) })
    return measure.answer(subject).map { "\($0.label) = \($0.full)" }
  }

  @Test
  func `only the types of the pattern are measured, and not those of the same name elsewhere`()
    async throws
  {
    let demo = try #require(PatternDemo.all(.button).first { $0.pattern.id == "mvp" })
    let subject = try await MeasuredDemo(demo, in: checkout())

    #expect(subject.code.count { $0.isType && $0.name == "ButtonViewController" } == 1)
  }

  @Test func `the types measure counts types and lines, and their sum`() throws {
    #expect(
      try answer(of: "Types", subject()) == [
        "screen = 1 · 3", "clerk = 2 · 8", "note = 1 · 1", "all but model = 4 · 12",
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

  @Test func `the measure of tests counts doubles and waits`() throws {
    let tests = """
      @Suite("Clerk")
      struct ClerkTests {
        @Test func `the clerk formats counts`() async {
          let clerk = Clerk() // await

          #expect(await clerk.text == "1 reply")
        }
      }

      private final class FakeScreen: ClerkDelegate {}
      """

    #expect(
      try answer(of: "What the tests", subject(tests: tests)) == [
        "doubles = 1: FakeScreen", "await = 1",
      ])
    #expect(try answer(of: "What the tests", subject()) == ["doubles = 0", "await = 0"])
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

  @Test func `the steps measure counts every call of the run`() throws {
    func call(_ kind: Call.Kind, _ calls: Call...) -> Call {
      var call = Call(kind, module: "Mine", type: "Screen", Member("work()"))
      call.calls = calls
      return call
    }
    let read = Call(.call, module: "Mine", type: "Screen", Member("text"), accessor: .get)
    var tree = CallTree()
    tree.roots = [call(.touch, read, call(.closure, call(.call))), call(.answer, call(.wakes))]

    #expect(try answer(of: "Steps", subject(tree: tree)) == ["from touch to label = 6"])
    #expect(try answer(of: "Steps", subject()) == [])
  }
}
