import Catalog
import LiveApp
import PatternKit
import TerminalUI
import Testing

@testable import Mislabelled
@testable import Tracing

@Suite("XRay: recognition")
struct RecognitionTests {
  @Test func `the nearest pattern is the one that a mislabelled pattern implements`() async throws {
    let mislabelled = try #require(Mislabelled.all.first { $0.label == "mvvm" })

    let recognition = try await mislabelled.pattern.recognition()

    #expect(recognition.nearest.map(\.pattern.id) == ["direct"])
    let match = try #require(recognition.matches.first { $0.pattern.id == mislabelled.label })
    let broken = match.statements.filter { $0.failure != nil }
    #expect(broken.map(\.statement.text) == [mislabelled.broken])
    #expect(broken.first?.failure?.map(\.call.type) == ["TalkativeView"])
  }

  @Test(arguments: [Pattern.mvvmWithClosure, .mvvmWithComputedText])
  func `the nearest pattern of a view model with a closure or a computed text is MVVM`(
    pattern: Pattern
  ) async throws {
    let nearest = try await pattern.recognition().nearest

    #expect(nearest.map(\.pattern.id) == ["mvvm"])
  }

  @Test func `the text marks each statement, and names the step that breaks it`() async throws {
    let delegate = try #require(Pattern.all.first { $0.id == "delegate" })
    let direct = try #require(Pattern.all.first { $0.id == "direct" })
    let task = try await #require(delegate[.task]).story()

    let recognition = Recognition(of: [task], in: delegate.module, among: [direct, delegate])

    #expect(
      recognition.text == [
        "What does not hold for the other patterns:",
        "Direct coupling: 4 of 5 statements hold.",
        "  with manager: PrintManager · worker: PrintWorker",
        "  · the worker calls the manager by name",
        "      via PrintWorkerDelegate → PrintManager.printWorker(didFinishWith: String), from PrintWorker.print",
        "", "Nearest pattern: Delegate", "Delegate: 5 of 5 statements hold.",
        "  with manager: PrintManager · worker: PrintWorker",
        "  ✔ the manager calls the worker by name",
        "  ✔ the worker reaches the manager through a protocol only",
        "  ✔ the manager changes no control after a call of the worker, but waits for the report",
        "  ✔ the manager sets a property of a control only during a report of the worker",
        "  ✔ a change of the model wakes no role",
      ])
  }

  @Test func `the text names all patterns that are equally near`() async throws {
    let mislabelled = try #require(Mislabelled.all.first { $0.label == "notification" })
    let others = Pattern.all.filter { ["direct", "notification"].contains($0.id) }

    let recognition = try await mislabelled.pattern.recognition(among: others)

    #expect(recognition.text.contains("Equally near patterns: Direct coupling, Notification"))
  }

  @Test func `a screen without a model and a second object has no nearest pattern`() async throws {
    let text = try await Pattern.counter.recognition().text

    #expect(
      text.last
        == "No clear match: fewer than half of the steps that a pattern demands occur.")
  }

  @Test func `a step that a pattern demands is named in the words of the notation`() async throws {
    let text = try await Pattern.counter.recognition().text

    let missing = text.filter { $0.contains("no such step") }.map { $0.drop { $0 == " " } }
    #expect(missing.contains("no such step: closure or wakes"))
  }

  @Test func `the story of a press says what is missing before there is a call tree`() async {
    let none = Pattern(id: "none", name: "None", summary: "has no demo", demos: [:])
    let mute = Pattern(
      id: "mute", name: "Mute", summary: "changes no label",
      demos: [.button: { _ in Screen(ViewController()) }])

    #expect(await PressStory(of: none).lines == ["No call tree yet: add the button demo."])
    #expect(
      await PressStory(of: mute).lines == ["No call tree yet: a press does not change the label."])
  }

  @Test func `a manager may read a property of the worker and then change a control`() throws {
    let text = "the manager changes no control after a call of the worker, but waits for the report"
    let statements = Fingerprint.all.values.flatMap(\.statements)
    let statement = try #require(statements.first { $0.text == text })
    let get = Call(.call, module: "M", type: "W", role: .worker, Member("text"), accessor: .get)
    let set = Call(.call, module: "M", type: "L", role: .control, Member("text"), accessor: .set)
    var press = Call(.touch, module: "M", type: "Manager", role: .manager, Member("press()"))
    press.calls = [get, set]

    #expect(statement.holds(CallTree(roots: [press])))
  }

  @Test func `half of the demanded steps are enough for the nearest pattern, fewer are not`() {
    func nearest(_ worker: [Call]) -> [String] {
      var press = Call(.touch, module: "M", type: "Manager", Member("press()"))
      var work = Call(.call, module: "M", type: "Worker", Member("work()"))
      work.calls = worker
      press.calls = [work]
      let direct = Pattern.all.filter { $0.id == "direct" }
      return Recognition(of: [CallTree(roots: [press])], in: "M", among: direct).nearest
        .map(\.pattern.id)
    }
    let model = Call(.call, module: "Model", type: "ButtonModel", Member("changeNumber()"))

    #expect(nearest([model]) == ["direct"])
    #expect(nearest([]) == [])
  }
}
