import Catalog
import Foundation
import LiveObjects
package import Model
package import PatternDefinition
package import SourceCode
import TextOutput
import XRay

/// Recorded runs of the patterns, as one web page.
///
/// The page contains everything that it shows. It needs no server and makes no request.
package final class Replay {
  private let services: Services
  private let answers: LoadedOnce
  private let seed: UInt64
  private let sources: SourceTable
  private var screens = ScreenTable()
  private var demos: [ReplayDocument.DemoEntry] = []

  /// The first error of a load, other than those that an event requested.
  package private(set) var failure: LoadError?

  /// - Parameters:
  ///   - news: The source of the articles.
  ///   - images: The source of the pictures.
  ///   - seed: The seed of the digits that the button shows.
  ///   - checkout: The sources that the page shows. Without them, the page shows no source.
  package init(
    news: any NewsSource, images: any ImageSource, seed: UInt64, showing checkout: Checkout?
  ) {
    self.seed = seed
    services = Services(news: news, images: images, digits: RandomDigits(seed: seed))
    answers = LoadedOnce(services)
    sources = SourceTable(checkout)
  }

  /// Runs a demo in each pattern that has it, and records the runs.
  ///
  /// Throws `RunRecording.Failure` if a run cannot be shown as it happened.
  package func record(_ demo: Demo, events: [ReplayEvent]) async throws {
    var runs: [ReplayDocument.Run] = []
    for pattern in Pattern.all where pattern.demos.contains(demo) {
      let recording = RunRecording(
        demo, of: pattern, seed: seed, services: services, answers: answers)
      guard let run = try await recording.run(events) else { continue }
      failure = failure ?? run.failure
      runs.append(entry(of: run, pattern: pattern))
    }
    demos.append(
      ReplayDocument.DemoEntry(
        id: demo.rawValue, events: ["start"] + events.map(\.text), runs: runs))
  }

  /// The page as HTML.
  package var html: String {
    get throws { try ReplayPage(document: document).html }
  }

  var document: ReplayDocument {
    ReplayDocument(
      patterns: Pattern.all.map(ReplayDocument.PatternEntry.init), hues: Self.hues, demos: demos,
      sources: sources.entries, screens: screens.entries)
  }

  /// The name of the hue of each role.
  private static var hues: [String: String] {
    let pairs = Hue.roles.compactMap { role in Hue(role: role).map { (role.rawValue, "\($0)") } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func entry(of run: RecordedRun, pattern: Pattern) -> ReplayDocument.Run {
    var graphs: [HoldGraph] = []
    var before = screens.index(of: [])
    let events = run.events.map { event -> ReplayDocument.Event in
      let steps = TimedSteps(event.tree)
      if graphs.last != event.holds { graphs.append(event.holds) }
      let screen = before
      before = screens.index(of: event.screen)
      var current = screen
      let entries = steps.all.enumerated().map { index, step -> ReplayDocument.Step in
        let changed = step.call.changes.last.flatMap { run.screens[$0] }
        if let changed { current = screens.index(of: changed) }
        if index == steps.all.count - 1 { current = before }
        return ReplayDocument.Step(step, source: sources.index(of: step.call), screen: current)
      }
      return ReplayDocument.Event(
        before: screen, after: before, steps: entries,
        marks: Milestones(of: entries, before: screen), holds: graphs.count - 1)
    }
    return ReplayDocument.Run(pattern: pattern.id, events: events, graphs: graphs)
  }
}
