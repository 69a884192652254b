import Catalog
import Model
import Observation
import PatternKit
import Recordings
import TerminalUI
import TestSupport
import Testing

@testable import Stories
@testable import Tracing

@Observable
final class Form {
  struct Entry {
    var name = ""
  }

  var entry = Entry()
  var name = ""

  func fill() { entry.name = "A" }
}

@Suite("XRay: Recorder")
struct RecorderTests {
  @Test func `the recorder discards the stacks of an event when the next event begins`() {
    let recorder = Recorder()
    recorder.record { recorder.takeStack() }
    #expect(recorder.stackCount > 0)

    recorder.beginEvent()

    #expect(recorder.stackCount == 0)
  }

  @Test func `a call inside the recorder is not recorded, and does not wait for the recorder`() {
    let recorder = Recorder(finding: .names)
    let form = Form()
    recorder.record {
      let count = recorder.stackCount

      recorder.withState { _ in form.fill() }
      #expect(recorder.stackCount == count)

      form.fill()
      #expect(recorder.stackCount > count)
    }
  }

  @Test func `a recorder knows of a woken task until the task has run`() async {
    let recorder = Recorder(finding: .names)
    let form = Form()
    let values = recorder.record { ObservedValues(of: \.name, in: form) }
    #expect(!recorder.hasWokenTasks)

    recorder.record { form.name = "A" }

    #expect(recorder.hasWokenTasks)
    #expect(values.all == [""])
    for _ in 0..<100 where recorder.hasWokenTasks { await Task.yield() }
    #expect(!recorder.hasWokenTasks)
    #expect(values.all == ["", "A"])
  }

  /// The next task often has the address of one that has ended.
  @Test func `two tasks have different IDs, even if one ends before the other begins`() async {
    let recorder = Recorder(finding: .names)

    for _ in 0..<100 { await recorder.record { Task { recorder.takeStack() } }.value }

    let tasks = recorder.currentEvent.samples.filter {
      if case .change = $0.reason { true } else { false }
    }
    #expect(Set(tasks.map(\.task)).count == 100)
  }

  @Test func `a tree is finished when each of its loads was answered or cancelled`() async throws {
    let mvvm = try #require(PatternDemo.all(.news).first { $0.pattern.id == "mvvm" })
    let recording = Recording(mvvm)
    await recording.open()

    await recording.perform { recording.driver.send(.reload) }
    await recording.perform { recording.driver.newsRequests.all.first?.answer(.success([])) }

    #expect(try #require(await recording.finishEvent()).isUnfinished == false)
  }

  @Test
  func
    `the recorder keeps the eight latest events that wait for an answer, until another screen is shown`()
    async
  {
    let recorder = Recorder(finding: .names)
    let services = recorder.recording(
      Services(
        news: ManualNewsSource(PendingRequests()), images: FailingImageSource(),
        digits: RandomDigits(seed: 7)))
    var loads: [Task<Void, any Error>] = []

    for number in 1...10 {
      recorder.beginEvent("\(number)")
      recorder.record {
        loads.append(Task.immediate { _ = try await services.news.items() })
      }
    }
    recorder.beginEvent("last")

    let latest: [String] = (3...10).map { "\($0)" }
    #expect(recorder.openEvents.map(\.name) == latest)
    recorder.beginScreen()
    #expect(recorder.openEvents.isEmpty)
    for load in loads { load.cancel() }
  }

  private nonisolated static func sample(
    _ reason: StackSample.Reason, in task: UInt
  ) -> StackSample {
    StackSample(reason: reason, task: task, addresses: [])
  }

  private nonisolated static let request = StackSample.Reason.service(
    Call(.protocol, via: "NewsSource", module: "Model", type: "S", Member("f()")))

  @Test(arguments: [
    (
      "a request is open although the service calls functions of the model",
      [[sample(request, in: 3), sample(.entry, in: 3)]]
    ),
    (
      "an event is kept with the one that answered its request and still waits",
      [[sample(request, in: 2)], [sample(.answer, in: 2), sample(request, in: 3)]]
    ),
  ])
  func `an event that waits for an answer is kept`(fact: String, samples: [[StackSample]]) {
    let events = samples.enumerated().map { RecordedEvent(number: $0, samples: $1) }

    #expect(
      RecordedEvent.withOpenRequests(in: events).map(\.number) == Array(events.indices), "\(fact)")
  }

  @Test func `two recorders at the same time record only their own actions`() {
    let (first, second) = (Recorder(), Recorder())
    let model = ButtonModel(digits: RandomDigits(seed: 7))

    first.record { model.changeNumber() }
    let count = first.stackCount
    second.record { model.changeNumber() }

    #expect(first.stackCount == count)
    #expect(second.stackCount > 0)
    let secondCount = second.stackCount
    first.record { second.takeStack() }
    #expect(second.stackCount == secondCount)
  }

  @Test func `a task of a previous screen is not recorded`() async {
    let recorder = Recorder()
    let task = recorder.record { Task { recorder.takeStack() } }

    recorder.beginScreen()
    await task.value

    #expect(recorder.stackCount == 0)
  }

  @Test func `a function that is called too often in an event is recorded up to a limit`()
    async throws
  {
    let scope = Recorder.Scope(module: "MVC")
    let recorder = Recorder(finding: .names)
    func press(_ count: Int) {
      let digits = RandomDigits(seed: 7)
      recorder.record { for _ in 0..<count { _ = digits.nextDigit() } }
    }

    press(10_000)
    let stackCount = recorder.stackCount
    #expect(try #require(await recorder.finishEvent(showing: scope)).missingStackCount == 0)

    press(RecordedEvent.limit + 5)
    #expect(recorder.stackCount <= stackCount)
    let missing = try #require(await recorder.finishEvent(showing: scope)).missingStackCount
    #expect((1..<RecordedEvent.limit).contains(missing))

    press(1)
    #expect(try #require(await recorder.finishEvent(showing: scope)).missingStackCount == 0)
  }

  @Test func `only the stacks that the last event lacks are counted`() {
    var full = RecordedEvent(number: 1)
    for _ in 0...RecordedEvent.limit { _ = full.countEntry(of: 1) }
    let unnamed = StackSample(reason: .entry, task: 0, addresses: [2])
    let next = RecordedEvent(number: 2, samples: [unnamed, unnamed])
    var builder = CallTreeBuilder(services: Recorder.services)

    #expect(builder.add([full, next], named: [:]) == 2)
    #expect(builder.add([next, full], named: [:]) == 1)
  }

  @Test func `comparing very many items takes no memory, and its story leaves out no stack`()
    async throws
  {
    let recorder = Recorder(finding: .names)
    let items = (0..<5 * RecordedEvent.limit).map { NewsItem(title: "\($0)") }
    let others = items.map(\.self)

    let areEqual = recorder.record { items == others }

    #expect(areEqual)
    #expect(recorder.stackCount < 10 * RecordedEvent.limit)
    let tree = await recorder.finishEvent(showing: Recorder.Scope(module: "MVC"))
    #expect(try #require(tree).missingStackCount == 0)
  }

  @Test func `a call without a cause is a root only if it belongs to a role, and is no release`() {
    let calls =
      [("NewsItem", "init()"), ("NewsModel", "init()"), ("Unknown", "init()")]
      + [("NewsModel", "deinit")]
    let roots = calls.map { Call(.start, module: "Model", type: $0, Member($1)) }

    let story = CallTree(roots: roots).assigning(["NewsItem": .items, "NewsModel": .model])

    #expect(story.roots.map(\.name) == ["NewsModel.init()"])
  }

  @Test func `a change inside an observable value is a change of its property`() async throws {
    let form = Form()
    let recorder = Recorder(finding: .names)

    recorder.record { form.fill() }

    let tree = await recorder.finishEvent(showing: Recorder.Scope(module: "TracingTests"))
    let calls = try #require(tree).steps.map(\.call)
    #expect(
      calls.filter { $0.type == "Form" }.map { "\($0.words) → \($0.name)" } == [
        "call → Form.fill()", "set → Form.entry: Form.Entry",
      ])
  }

  @Test(arguments: [
    ("Model", "NewsModel.State", RoleName.model), ("TerminalUI", "Button", .control),
  ])
  func `a nested type has the role of the outer type, and a control always that of a control`(
    module: String, type: String, role: RoleName
  ) {
    let call = Call(.touch, module: module, type: type, Member("a()"))

    let story = CallTree(roots: [call]).assigning(["NewsModel": .model, "Button": .view])

    #expect(story.roots.map(\.role) == [role])
  }
}
