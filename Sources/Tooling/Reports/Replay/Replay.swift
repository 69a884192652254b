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

  private let services: Services
  private let answers: CachedServices
  private let stepSources: StepSources
  private let language: Language
  private var sources = Table<ReplayDocument.Source>()
  private var screens = Table<[String]>()
  private var lanes = Table<ReplayDocument.Lanes>()
  private var calls = Table<ReplayDocument.CallEntry>()
  private var rows = Table<ReplayDocument.RowEntry>()
  private var demos: [ReplayDocument.DemoEntry] = []

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
    answers = CachedServices(services)
    stepSources = StepSources(checkout)
    self.language = language
  }

  /// Runs a demo in each pattern that has it, and records the runs.
  func record(_ demo: Demo, events: [RepeatedEvent]) async {
    var runs: [ReplayDocument.RunEntry] = []
    for demo in PatternDemo.all(demo) {
      let recorder = RunRecorder(demo: demo, services: services, answers: answers)
      let run = await recorder.run(events)
      failure = failure ?? run.failure
      runs.append(entry(of: run, pattern: demo.pattern))
    }
    demos.append(
      ReplayDocument.DemoEntry(
        id: demo.rawValue, events: ["start"] + events.map(\.text), runs: runs))
  }

  var document: ReplayDocument {
    let legend = Poster.examples
    let hues = Hue.roles.compactMap { role in Hue(role: role).map { (role.rawValue, "\($0)") } }
    let graphs = demos.flatMap(\.runs).flatMap(\.graphs)
    let roles = calls.entries.map(\.role) + graphs.flatMap(\.nodes).map(\.role)
    let names =
      Pattern.all.flatMap { [$0.name, "\($0.summary)"] } + demos.flatMap(\.events)
      + legend.map(\.text)
      + roles.compactMap { $0?.rawValue }
    return ReplayDocument(
      patterns: Pattern.all.map(ReplayDocument.PatternEntry.init),
      hues: Dictionary(uniqueKeysWithValues: hues), demos: demos,
      sources: sources.entries, screens: screens.entries, calls: calls.entries,
      lanes: lanes.entries, rows: rows.entries,
      rowHeight: ReplayDocument.RowEntry.height, waits: Notation.waits,
      legend: legend, language: language == .english ? nil : language.rawValue,
      chinese: Language.chineseTable.filter { names.contains($0.key) }
        .merging(Language.chinesePage) { $1 })
  }

  private func entry(of run: RecordedRun, pattern: Pattern) -> ReplayDocument.RunEntry {
    var graphs: [ReferenceGraph] = []
    var before = screens.index(of: [])
    let events = run.events.map { event -> ReplayDocument.EventEntry in
      let steps = event.tree.folded.stepsByTime
      let waits = steps.waits
      let picture = LanePicture(event.tree)
      let sites = CallSites(of: event.tree, in: stepSources)
      if graphs.last != event.holds { graphs.append(event.holds) }
      let (start, end) = (before, screens.index(of: event.screen))
      before = end
      let frames = steps.visibleScreens(before: start, after: end) { call in
        call.changes.last.flatMap { run.screens[$0] }.map { screens.index(of: $0) }
      }
      let entries = steps.indices.map { index in
        let (call, step) = (steps[index].call, picture.steps[index])
        let site = sites[call].flatMap { caller in
          sourceIndex(of: caller).map { ReplayDocument.Site(source: $0, line: caller.lines[0]) }
        }
        return ReplayDocument.StepEntry(
          call: calls.index(of: ReplayDocument.CallEntry(step)), parent: steps[index].parent,
          line: call.lines.first, source: sourceIndex(of: call), site: site,
          screen: frames[index],
          row: rows.index(of: ReplayDocument.RowEntry(step, of: picture)),
          value: call.count > 1 ? nil : call.changes.last.flatMap { run.labels[$0] },
          waits: waits[index])
      }
      return ReplayDocument.EventEntry(
        before: start, after: end, steps: entries,
        marks: Milestones(of: entries, changing: steps.modelChange, before: start),
        way: picture.way,
        decision: picture.steps.lazy.compactMap(\.decision).first.map { decision in
          .init(uniqueKeysWithValues: Language.allCases.map { ($0.rawValue, $0.text(decision)) })
        },
        lanes: lanes.index(of: ReplayDocument.Lanes(of: picture)),
        holds: graphs.count - 1)
    }
    return ReplayDocument.RunEntry(pattern: pattern.id, events: events, graphs: graphs)
  }

  private func sourceIndex(of call: Call) -> Int? {
    guard let source = stepSources.source(of: call), let first = source.lines.first else {
      return nil
    }
    let entry = ReplayDocument.Source(
      path: "Sources/\(call.module)/\(source.file)", first: first.number,
      lines: source.lines.map(\.text))
    return sources.index(of: entry)
  }
}

/// Values of which each is stored once.
private struct Table<Entry: Hashable> {
  private var indexes: [Entry: Int] = [:]
  private(set) var entries: [Entry] = []

  mutating func index(of entry: Entry) -> Int {
    if let index = indexes[entry] { return index }
    indexes[entry] = entries.count
    entries.append(entry)
    return entries.count - 1
  }
}
