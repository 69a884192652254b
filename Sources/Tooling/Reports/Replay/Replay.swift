import Catalog
import Console
import Model
import PatternKit
import Stories
import Tracing

/// Recorded runs of the patterns, as one web page.
///
/// The page contains everything that it shows. It needs no server and makes no request.
final class Replay {
  /// The seed of the digits that the button shows.
  static let seed: UInt64 = 7

  /// The folder of each module that is not in `Sources`.
  private static let folders = ["WhatIf": "Tests/Wrong/WhatIf"]

  private let services: Services
  private let answers: Services
  let stepSources: StepSources
  private let language: Language
  private var sources = Table<ReplayDocument.Source>()
  private var screens = Table<[String]>()
  private var lanes = Table<ReplayDocument.Lanes>()
  private var calls = Table<ReplayDocument.CallEntry>()
  private var rows = Table<ReplayDocument.RowEntry>()
  private var demos: [ReplayDocument.DemoEntry] = []
  private var scenarios: [String: [ScenarioRun]] = [:]

  /// The first error of a load, other than those that an event requested.
  private(set) var failure: LoadError?

  /// - Parameters:
  ///   - checkout: The sources that the page shows. Without them, the page shows no source.
  ///   - language: The language in which the page opens. In English, it is that of the browser.
  init(
    news: any NewsSource, images: any ImageSource, showing checkout: Checkout?,
    language: Language = .english
  ) {
    services = Services(news: news, images: images, digits: RandomDigits(seed: Self.seed))
    let cached = CachedServices(services)
    answers = Services(news: cached, images: cached, digits: services.digits)
    stepSources = StepSources(checkout, folders: Self.folders)
    self.language = language
  }

  /// Runs a demo in each pattern that has it, and records the runs.
  func record(_ demo: Demo, events: [RepeatedEvent]) async {
    var runs: [ReplayDocument.RunEntry] = []
    for demo in PatternDemo.all(demo) {
      let run = await RecordedRun(
        of: demo, playing: events, answering: answers, showing: services)
      failure = failure ?? run.failure
      runs.append(entry(of: run, pattern: demo.pattern))
    }
    demos.append(
      ReplayDocument.DemoEntry(
        id: demo.rawValue, events: ["start"] + events.map(\.text), runs: runs))
  }

  /// Plays the scenarios in their patterns, and records the runs.
  func recordScenarios() async {
    for scenario in Scenario.all {
      for wiring in scenario.wirings {
        var run = await run(of: scenario, wiring)
        if scenario.lacksLine {
          // It is the line that tells the label in the first scenario.
          let press = scenarios["press"]?.first { $0.pattern == run.pattern }?.events.last
          run.missing = press?.changes.first.flatMap { press?.steps[$0.decidingStep].site }
        }
        scenarios[scenario.id, default: []].append(run)
      }
    }
  }

  var document: ReplayDocument {
    let legend = Arrow.examples
    let hues = Hue.roles.compactMap { role in Hue(role: role).map { (role.rawValue, "\($0)") } }
    let roles = calls.entries.map(\.role)
    let names =
      Pattern.all.flatMap { [$0.name, "\($0.summary)"] } + demos.flatMap(\.events)
      + legend.map(\.text)
      + roles.compactMap { $0?.rawValue }
    return ReplayDocument(
      patterns: Pattern.all.map(ReplayDocument.PatternEntry.init),
      hues: Dictionary(uniqueKeysWithValues: hues), demos: demos, scenarios: scenarios,
      sources: sources.entries, screens: screens.entries, calls: calls.entries,
      lanes: lanes.entries, rows: rows.entries,
      rowHeight: ReplayDocument.RowEntry.height, waits: Notation.waits,
      legend: legend, language: language == .english ? nil : language.rawValue,
      chinese: Language.chineseTable.filter { names.contains($0.key) }
        .merging(Language.chinesePage) { $1 })
  }

  private func entry(of run: RecordedRun, pattern: Pattern) -> ReplayDocument.RunEntry {
    var before = screens.index(of: [])
    let events = run.events.map { event -> ReplayDocument.EventEntry in
      let tree = event.tree.withArguments(from: stepSources)
      let steps = tree.folded.stepsByTime
      let waits = steps.waits
      let picture = LanePicture(tree)
      let sites = CallSites(of: tree, in: stepSources)
      let (start, end) = (before, screens.index(of: event.screen))
      before = end
      let frames = steps.visibleScreens(before: start, after: end) { call in
        call.changes.last.flatMap { run.screens[$0] }.map { screens.index(of: $0) }
      }
      let entries = steps.indices.map { index in
        var entry = self.entry(of: steps[index], at: sites)
        let row = ReplayDocument.RowEntry(picture.steps[index], of: picture)
        (entry.row, entry.screen) = (rows.index(of: row), frames[index])
        entry.waits = waits[index]
        return entry
      }
      return ReplayDocument.EventEntry(
        before: start, after: end, steps: entries,
        way: picture.way,
        decision: tree.folded.decision.map { decision in
          .init(uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, $0.text(decision)) })
        },
        lanes: lanes.index(of: ReplayDocument.Lanes(of: picture)))
    }
    return ReplayDocument.RunEntry(pattern: pattern.id, events: events)
  }

  func entry(of step: Step, at sites: CallSites) -> ReplayDocument.StepEntry {
    let call = step.call
    return ReplayDocument.StepEntry(
      call: calls.index(of: ReplayDocument.CallEntry(call)), parent: step.parent,
      line: call.lines.first, source: sourceIndex(of: call),
      site: sites[call].flatMap { site(of: $0) }, value: call.reading.value,
      later: call.reading.isLater ? true : nil)
  }

  /// Returns the first line of a call or of a declaration.
  func site(of call: Call) -> ReplayDocument.Site? {
    sourceIndex(of: call).map { index in
      ReplayDocument.Site(source: index, line: call.lines.first ?? sources.entries[index].first)
    }
  }

  func lines(of source: Int) -> (first: Int, lines: [String]) {
    (sources.entries[source].first, sources.entries[source].lines)
  }

  private func sourceIndex(of call: Call) -> Int? {
    guard let source = stepSources.source(of: call), let first = source.lines.first else {
      return nil
    }
    let entry = ReplayDocument.Source(
      path: "\(Self.folders[call.module] ?? "Sources/\(call.module)")/\(source.file)",
      first: first.number,
      lines: source.lines.map(\.text))
    return sources.index(of: entry)
  }
}

/// Values of which each is stored once.
struct Table<Entry: Hashable> {
  private var indexes: [Entry: Int] = [:]
  private(set) var entries: [Entry] = []

  mutating func index(of entry: Entry) -> Int {
    if let index = indexes[entry] { return index }
    indexes[entry] = entries.count
    entries.append(entry)
    return entries.count - 1
  }
}
