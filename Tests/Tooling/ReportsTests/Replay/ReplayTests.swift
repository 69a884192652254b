import Catalog
import Foundation
import Inputs
import Model
import PatternKit
import TerminalUI
import Testing
import Tracing

@testable import Reports

@Suite("Replay: recorded runs")
struct ReplayTests {
  /// The recorded demos. They are recorded once, because naming functions takes time and memory.
  private static let recorded = Task { @MainActor in
    let replay = try makeReplay(news: BundledNewsSource())
    try await replay.record(.button, events: RepeatedEvent.list("press"))
    try await replay.record(.news, events: RepeatedEvent.list("wait,reload") + [.fail])
    return replay
  }

  private static func makeReplay(news: any NewsSource) throws -> Replay {
    Replay(
      news: news, images: URLImageSource(),
      showing: try Checkout(around: URL(filePath: #filePath)))
  }

  func document() async throws -> ReplayDocument { try await Self.recorded.value.document }

  @Test func `a page has the Chinese of each name, summary, arrow, role and event`() async throws {
    let document = try await document()

    let beginnings = document.events.compactMap { $0.steps.first.map(document.call)?.kind.rawValue }
    let roles = document.calls.compactMap { $0.role?.rawValue }
    let words = document.patterns.filter { $0.purpose == Pattern.Purpose.connectsObjects.rawValue }
    let names = document.patterns.map(\.summary) + words.map(\.name) + document.legend.map(\.text)
    for name in names + beginnings + roles + document.demos.flatMap(\.events) {
      #expect(document.chinese[name] != nil, "\(name)")
    }
  }

  @Test
  func `a page that was written in Chinese opens in Chinese, and another as the browser says`() {
    let languages = Language.allCases.map { language in
      Replay(
        news: BundledNewsSource(), images: URLImageSource(), showing: nil, language: language
      ).document.language
    }

    #expect(languages == [nil, "zh"])
  }

  @Test func `a step that occurs several times has its number`() async throws {
    let counts = try await document().calls.compactMap(\.count)

    #expect(!counts.isEmpty && counts.allSatisfy { $0 > 1 })
  }

  @Test func `the first error of a load is kept, unless an event asked for it`() async throws {
    struct FailingSource: NewsSource {
      func items() async throws(LoadError) -> [NewsItem] { throw .noSuchFile("feed") }
    }
    let replay = try Self.makeReplay(news: FailingSource())

    try await replay.record(.news, events: [.wait])

    #expect(replay.failure == .noSuchFile("feed"))
    #expect(try await Self.recorded.value.failure == nil)
  }

  @Test func `the screen changes at the step that sets the label, to the text of the step`()
    async throws
  {
    let document = try await document()

    for run in document.demos[0].runs {
      let press = run.events[1]
      let label = try #require(press.marks.label)
      let model = try #require(press.marks.model)
      #expect(model < label)
      #expect(document.call(of: press.steps[label]).type == "Label")
      #expect(press.steps[label - 1].screen == press.before)
      #expect(press.steps[label].screen == press.after)
      #expect(press.before != press.after)
      #expect(document.screens[press.after].first == press.steps[label].value)
    }
  }

  @Test func `the label changes after the model, and the last step shows the final screen`()
    async throws
  {
    for event in try await document().events {
      #expect(event.steps.last?.screen ?? event.after == event.after)
      guard let label = event.marks.label else { continue }
      let start = event.marks.model ?? 0
      let screens = [event.before] + event.steps.map(\.screen)
      #expect(Set(screens[start...label]).count == 1)
      #expect(screens[label + 1] != screens[label])
    }
  }

  @Test func `an event that changes no model has a milestone at its first change of the screen`() {
    let steps = [3, 4, 5].map { screen in
      ReplayDocument.Step(
        call: 0, parent: nil, line: nil, source: nil, site: nil, screen: screen, row: 0,
        value: nil, waits: nil)
    }

    #expect(Milestones(of: steps, changing: nil, before: 3).label == 1)
  }

  @Test func `a woken task comes after the rest of the function that changed the model`()
    async throws
  {
    let document = try await document()
    let runs = document.demos[1].runs
    // Workers wait for their load. In the other patterns, an object observes the model.
    let observing = runs.filter { run in
      run.events[2].steps.contains { document.call(of: $0).kind == .observer }
    }
    #expect(observing.count == Pattern.all.filter { $0.purpose == .splitsScreen }.count)

    for run in runs {
      let steps = run.events[2].steps
      let calls = steps.map { document.call(of: $0) }
      let request = try #require(calls.firstIndex { $0.via == "NewsSource" })
      if let woken = calls.firstIndex(where: \.kind.continuesLater) { #expect(request < woken) }
      for (index, step) in steps.enumerated() {
        #expect((step.parent ?? -1) < index)
      }
    }
  }

  @Test func `a failed load shows the alert in every pattern`() async throws {
    let document = try await document()

    for run in document.demos[1].runs {
      let screen = document.screens[run.events[3].after].joined(separator: "\n")
      #expect(screen.contains("Could not load the news"))
    }
  }

  @Test func `the references of an event are those after it, so a failed load has its alert`()
    async throws
  {
    let document = try await document()
    let run = try #require(document.demos[1].runs.first { $0.pattern == "mvvm" })

    let types = run.events.map { run.graphs[$0.holds].nodes.map(\.type) }

    #expect(types.map { $0.contains("AlertController") } == [false, false, false, true])
  }

  @Test func `a table shows new rows at the end of its drawing, not before`() async throws {
    let document = try await document()

    // The other patterns share a screen, whose steps are not shown.
    let splits = Pattern.all.filter { $0.purpose == .splitsScreen }.map(\.id)
    for run in document.demos[1].runs where splits.contains(run.pattern) {
      let event = run.events[1]
      let calls = event.steps.map { document.call(of: $0) }
      let reload = try #require(calls.firstIndex { $0.function == "reloadData()" })
      let draw = try #require(calls.firstIndex { $0.kind == .drawing })
      let label = try #require(event.marks.label)
      let cells = calls.indices.filter { calls[$0].function.contains("cellForRowAt") }
      let lastCell = try #require(cells.last { calls[$0].kind == .protocol })

      #expect(reload < draw && lastCell < label)
      #expect(event.steps[..<label].allSatisfy { $0.screen == event.before })
      let screen = document.screens[event.steps[label].screen]
      #expect(screen.joined().contains("新闻一"))
    }
  }

  @Test func `each event has its own lanes, and each step its row of the picture`() async throws {
    let document = try await document()

    for event in document.events {
      let lanes = document.lanes[event.lanes]
      #expect(Set(lanes.lanes.map(\.role)) == Set(event.steps.map { document.call(of: $0).role }))
      #expect(lanes.lanes.allSatisfy { $0.x < lanes.width })
      for step in event.steps {
        let call = document.call(of: step)
        let row = document.rows[step.row]
        #expect(row.svg.hasPrefix("<path") && !row.svg.contains("\""))
        let names = [
          "\(call.type).\(call.function)", "\(call.type).\(call.member)",
          "closure in \(call.type).\(call.member)", call.function,
        ]
        #expect(names.contains { $0.contains(row.name) }, "\(call): \(row)")
        #expect(lanes.lanes.contains { $0.x == row.to && $0.role == call.role })
      }
    }
  }

  @Test func `a step says for what its task waits, after the task has read it`() async throws {
    let document = try await document()
    let run = try #require(document.demos[1].runs.first { $0.pattern == "mvvm" })
    let steps = run.events[0].steps
    let waits = steps.enumerated().flatMap { index, step in
      (step.waits ?? []).map { (index: index, name: $0) }
    }

    #expect(
      waits.map(\.name) == [
        "NewsModel.state", "NewsViewModel.statusText", "NewsViewModel.rows", "NewsViewModel.alert",
        "the answer",
      ])
    for wait in waits.dropLast() {
      let reads = steps[...wait.index].map { document.call(of: $0) }
      #expect(
        reads.contains {
          $0.accessor == .get && "\($0.type).\($0.function)".hasPrefix("\(wait.name):")
        })
    }
  }

  @Test func `a feed cannot end the element that contains it`() async throws {
    struct HostileSource: NewsSource {
      func items() async throws(LoadError) -> [NewsItem] {
        [NewsItem(title: "</script><img src=x onerror=alert(1)>", content: "<b>")]
      }
    }

    let replay = try Self.makeReplay(news: HostileSource())
    try await replay.record(.news, events: [.wait])
    let html = try replay.document.html

    #expect(html.contains("\\u003C/script>\\u003Cimg"))
    #expect(!html.contains("<img"))
    #expect(html.components(separatedBy: "</script>").count == 3)
  }

  @Test func `all runs of a page show the same articles, even if each load would return others`()
    async throws
  {
    final class ChangingSource: NewsSource {
      private(set) var loadCount = 0

      func items() async throws(LoadError) -> [NewsItem] {
        loadCount += 1
        return (0..<loadCount).map { NewsItem(title: "Load \(loadCount), article \($0)") }
      }
    }
    let source = ChangingSource()
    let replay = try Self.makeReplay(news: source)

    try await replay.record(.news, events: RepeatedEvent.list("wait,reload,wait"))

    let runs = replay.document.demos[0].runs
    #expect(source.loadCount == 1)
    #expect(runs.count == Pattern.all.count)
    #expect(Set(runs.map { $0.events.map(\.after) }).count == 1)
  }

  @Test func `a run is an error if the screens and the calls come from different changes`()
    async throws
  {
    /// A screen that changes its label more often than the previous screen did.
    final class UnsteadyScreen: ViewController {
      private static var count = 0
      private let label = Label()
      private let button = Button(title: "Click me!")

      override func viewDidLoad() {
        view.addSubview(label)
        view.addSubview(button)
        button.addTarget(self, action: UnsteadyScreen.buttonTapped)
      }

      private func buttonTapped() {
        Self.count += 1
        for number in 0..<Self.count { label.text = "\(number)" }
      }
    }
    let pattern = Pattern(
      id: "unsteady", name: "Unsteady", summary: "",
      demos: [.button: { _ in Screen(UnsteadyScreen()) }]
    )
    let services = Services(
      news: BundledNewsSource(), images: URLImageSource(),
      digits: RandomDigits(seed: 7))
    let recording = RunRecorder(
      demo: pattern.demos[0], services: services, answers: CachedServices(services))

    await #expect(throws: RunRecorder.DifferentRuns(demo: .button, pattern: "Unsteady")) {
      try await recording.run(RepeatedEvent.list("press"))
    }
  }
}

extension ReplayDocument {
  var events: [Event] { demos.flatMap(\.runs).flatMap(\.events) }

  func call(of step: Step) -> CallEntry { calls[step.call] }
}
