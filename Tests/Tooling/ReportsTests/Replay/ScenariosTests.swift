import Feeds
import PatternKit
import TestSupport
import Testing

@testable import Reports
@testable import Stories

/// Each sentence of the page is a claim about a recorded run.
@Suite("Replay: scenarios")
struct ScenariosTests {
  static let recorded = Task { @MainActor in
    let replay = Replay(
      news: BundledNewsSource(), images: URLImageSource(), showing: try checkout())
    await replay.recordScenarios()
    return replay.document
  }

  private func document() async throws -> ReplayDocument { try await Self.recorded.value }

  private func runs(of scenario: String) async throws -> [ScenarioRun] {
    try #require(try await document().scenarios[scenario])
  }

  private func run(of scenario: String, _ pattern: String) async throws -> ScenarioRun {
    try #require(try await runs(of: scenario).first { $0.pattern == pattern })
  }

  /// Returns the labels of the open screens after an event, pattern by pattern.
  private func labels(_ scenario: String, after event: Int) async throws -> [[String]] {
    try await runs(of: scenario).map { $0.events[event].after.screens?.map(\.label) ?? [] }
  }

  /// Returns the values of a role after an event, pattern by pattern.
  private func values(
    of role: RoleName, _ scenario: String, after event: Int
  ) async throws -> [[String]] {
    try await runs(of: scenario).map { $0.values(of: role, after: event) }
  }

  /// Returns the roles of the caller and of the callee of the step that tells the label.
  private func teller(_ run: ScenarioRun, event: Int = 1) async throws -> [String] {
    let event = run.events[event]
    let step = event.steps[try #require(event.changes.last).decidingStep]
    let calls = try await document().calls
    return try [step, event.steps[#require(step.parent)]].map {
      calls[$0.call].role?.rawValue ?? ""
    } + [calls[step.call].kind.rawValue]
  }

  private func line(_ site: ReplayDocument.Site?) async throws -> String {
    let site = try #require(site)
    let source = try await document().sources[site.source]
    return source.lines[site.line - source.first].drop { $0 == " " }.description
  }

  // MARK: Who tells the label?

  @Test func `after the model has changed, the models say 3 while the labels say 2333`()
    async throws
  {
    for run in try await runs(of: "press") + runs(of: "talk") {
      let steps = run.events[1].steps
      let pause = try #require(
        steps.firstIndex { $0.value == "3" && run.objects[$0.object ?? 0].role == .model })
      let texts = steps.indices.filter { run.isLabel(steps[$0].object) && steps[$0].value != nil }

      #expect(texts.allSatisfy { $0 > pause } && !texts.isEmpty, "\(run.pattern)")
      #expect(run.events[0].after.screens?.map(\.label) == ["2333"])
      #expect(run.events[1].after.screens?.map(\.label) == ["3"])
    }
  }

  @Test func `the controller sets the label, the presenter calls its view, and the view observes`()
    async throws
  {
    var tellers: [[String]] = []
    for run in try await runs(of: "press") { tellers.append(try await teller(run)) }

    #expect(
      tellers == [
        ["control", "controller", "call"], ["view", "presenter", "protocol"],
        ["view", "view model", "observer"],
      ])
  }

  @Test(arguments: ["press", "talk"])
  func `after a press, the label shows the number of the only model`(scenario: String) async throws
  {
    for run in try await runs(of: scenario) {
      let after = run.events[1].after
      let numbers = after.properties.filter { run.objects[$0.object].role == .model }.map(\.value)
      #expect(numbers == [after.screens?.first?.label], "\(run.pattern)")
    }
  }

  @Test func `only in MVVM, the label changes after the press has returned`() async throws {
    let isLater = try await runs(of: "press").map { run in
      run.events[1].steps.last { run.isLabel($0.object) }?.later == true
    }

    #expect(isLater == [false, false, true])
  }

  @Test func `the presenter passes the text that the label then shows`() async throws {
    let press = try await run(of: "press", "mvp").events[1]
    let step = press.steps[try #require(press.changes.first).decidingStep]

    #expect(step.value == "\"3\"")
  }

  // MARK: What if …

  @Test func `of two views, only the own label changes in MVC, the last one in MVP, both in MVVM`()
    async throws
  {
    #expect(
      try await labels("second-view", after: 0) == .init(repeating: ["2333", "2333"], count: 3))
    #expect(
      try await labels("second-view", after: 1) == [["3", "2333"], ["2333", "3"], ["3", "3"]])
  }

  @Test func `without a view, only the view model stores the new text, and a late view shows it`()
    async throws
  {
    let isWithoutView = try await runs(of: "view-gone").map { $0.events[2].after.screens?.isEmpty }
    #expect(isWithoutView == [true, true, true])
    #expect(try await values(of: .model, "view-gone", after: 2) == [["3"], ["3"], ["3"]])
    #expect(try await values(of: .viewModel, "view-gone", after: 2) == [[], [], ["\"3\""]])
    #expect(try await values(of: .presenter, "view-gone", after: 2) == [[], [], []])
    #expect(try await labels("view-gone", after: 3) == [["3"], ["3"], ["3"]])
  }

  @Test func `without a view, the presenter calls nothing, because its reference is nil`()
    async throws
  {
    let run = try await run(of: "view-gone", "mvp")
    let view = run.references(after: 2).first { $0.property == "view" }

    #expect(view?.held.number == nil && view?.kind == .weak && view?.via == "ButtonViewProtocol")
    #expect(run.events[2].changes.isEmpty)
  }

  @Test func `without the line that tells the label, only MVVM still shows the old text later`()
    async throws
  {
    #expect(try await labels("forgotten-line", after: 1) == [["2333"], ["2333"], ["2333"]])
    #expect(try await values(of: .model, "forgotten-line", after: 1) == [["3"], ["3"], ["3"]])
    #expect(try await labels("forgotten-line", after: 3) == [["3"], ["3"], ["2333"]])
    #expect(
      try await values(of: .viewModel, "forgotten-line", after: 3) == [[], [], ["\"2333\""]])
  }

  @Test func `the missing line is the one that tells the label, and no other line is missing`()
    async throws
  {
    let document = try await document()
    for run in try await runs(of: "forgotten-line") {
      let missing = try await line(run.missing)
      let source = document.sources[try #require(run.missing).source]
      let called = run.events[1].steps.compactMap { step in
        step.source.map { document.sources[$0].lines.map { $0.trimmingPrefix("public ") } }
      }
      let others = source.lines.map { $0.trimmingPrefix("public ") }
        .filter { !$0.hasSuffix(missing) }

      #expect(called.contains { $0.elementsEqual(others, by: ==) }, "\(run.pattern)")
    }
    var lines: [String] = []
    for run in try await runs(of: "forgotten-line") { lines.append(try await line(run.missing)) }
    #expect(
      lines == [
        #"label.text = "\(model.number)""#, #"view?.showContent("\(model.number)")"#,
        #"contentText = "\(model.number)""#,
      ])
  }

  @Test func `without weak, nothing stays in MVC, and three objects stay in MVP and MVVM`()
    async throws
  {
    func stuck(_ scenario: String) async throws -> [[RoleName]] {
      try await runs(of: scenario).map { run in
        (run.events[2].after.stuck ?? []).compactMap { run.objects[$0].role }
          .filter { $0 != .control }
      }
    }

    #expect(
      try await stuck("forgotten-weak") == [
        [], [.model, .presenter, .view], [.model, .viewModel, .view],
      ])
    #expect(try await stuck("weak") == [[], [], []])
  }

  @Test func `without weak, view and presenter own each other, and the binding keeps the view`()
    async throws
  {
    let cycle = try await run(of: "forgotten-weak", "mvp").references(after: 2)
      .filter { $0.kind == .owns && ["view", "presenter"].contains($0.property) }
    let binding = try await run(of: "forgotten-weak", "mvvm").references(after: 2)
      .first { $0.kind == .observes }

    #expect(cycle.count == 2 && cycle[0].holder == cycle[1].held.number)
    #expect(cycle.first?.held.number == cycle.last?.holder)
    #expect(try await line(binding?.site).contains("{ self.showContent($0) }"))
  }

  // MARK: Two objects talk

  @Test func `the worker tells its manager by name, by protocol, or with a message`() async throws {
    var tellers: [[String]] = []
    for run in try await runs(of: "talk") { tellers.append(try await teller(run)) }

    #expect(tellers.map { $0[0] } == ["manager", "manager", "manager"])
    #expect(tellers.map { $0[2] } == ["call", "protocol", "notification"])
  }

  @Test func `of two managers, the last one is told by a call, and both by a message`()
    async throws
  {
    #expect(
      try await labels("second-manager", after: 1) == [["2333", "3"], ["2333", "3"], ["3", "3"]])
  }

  // MARK: A load fails

  @Test func `the alert of a load without a view is lost in MVP, and old in MVVM`() async throws {
    func alerts(after event: Int) async throws -> [String?] {
      try await runs(of: "load-fails").map { $0.events[event].after.screens?.first?.alert }
    }

    #expect(try await alerts(after: 3) == [nil, "Could not load the news"])
    #expect(try await alerts(after: 4) == [nil, "Could not load the news"])
    let rows = try await runs(of: "load-fails").map { $0.events[4].after.screens?.first?.rows }
    #expect(rows == [["One"], ["One"]])
  }

  // MARK: The recording

  @Test func `the values of the steps lead to those that were read after the event`() async throws {
    let calls = try await document().calls
    for (scenario, runs) in try await document().scenarios {
      for run in runs {
        var values = run.allValues(after: 0)
        for event in run.events.dropFirst().indices {
          for step in run.events[event].steps where calls[step.call].accessor == .set {
            guard let object = step.object, let value = step.value else { continue }
            values["\(object) \(calls[step.call].member)"] = value
          }
          let read = run.allValues(after: event)
          for (property, value) in read {
            #expect(values[property] == value, "\(scenario), \(run.pattern), \(event): \(property)")
          }
          values = values.merging(read) { $1 }
        }
      }
    }
  }

  @Test func `an object that was released is no longer alive, and no reference leads to it`()
    async throws
  {
    for run in try await document().scenarios.values.flatMap(\.self) {
      for (index, event) in run.events.enumerated() {
        let state = event.after
        #expect(Set(state.alive).isDisjoint(with: state.released))
        for reference in run.references(after: index) {
          #expect(state.alive.contains(reference.holder))
          #expect(reference.held.number.map(state.alive.contains) ?? true)
        }
      }
    }
  }
}

extension ScenarioRun {
  fileprivate func isLabel(_ object: Int?) -> Bool { object.map { objects[$0].type } == "Label" }

  fileprivate func values(of role: RoleName, after event: Int) -> [String] {
    events[event].after.properties.filter { objects[$0.object].role == role }.map(\.value)
  }

  /// The values of the objects and the texts of the labels, by object and name.
  fileprivate func allValues(after event: Int) -> [String: String] {
    let state = events[event].after
    var values = Dictionary(
      uniqueKeysWithValues: state.properties.map { ("\($0.object) \($0.name)", $0.value) })
    for screen in state.screens ?? [] {
      let label = objects.firstIndex { $0.in == screen.object && $0.type == "Label" }
      if let label { values["\(label) text"] = "\"\(screen.label)\"" }
    }
    return values
  }
}
