import Console
import Foundation
package import Model
package import PatternKit
import Recordings
import Stories
import TerminalUI
import Tracing

/// Runs a demo event by event, and prints the screen after each event.
///
/// Requests are answered only at the event `wait`, and at the end. The same events, feed and seed therefore
/// produce the same bytes.
package final class Transcript {
  private let driver: ScreenDriver
  private let demo: PatternDemo
  private let events: [RepeatedEvent]
  private let form: XRayForm?
  /// The sources that the full form shows, and that tell the arguments of calls.
  private let sources: StepSources
  private let recording: Recording
  /// Whether the recording contains calls.
  private let hasCalls: Bool
  /// The different call trees of the current entry, and how many times each occurred.
  private var trees: [RepeatedTree] = []
  /// The reason why there are no call trees, although the form shows them.
  private let failure: NoFunctionNames?
  private let showsStart: Bool
  private let print: (String) -> Void
  /// Highlights roles, or `nil` for plain text.
  private let highlighter: Highlighter?
  private let language: Language
  private var legend: Legend
  /// The entries so far. A document is printed only at the end.
  private var entries: [TranscriptEntry] = []
  private var objects: [ObjectState.Object] = []
  private var observations: [ObjectState.Reference] = []

  /// - Parameters:
  ///   - form: The form of the X-ray, or `nil` for no X-ray.
  ///   - showsStart: Whether the start has a call tree too. Without it, a line says what each event decides.
  ///   - checkout: The sources that the full form of the X-ray shows, and that tell the arguments of calls.
  ///   - hasColours: Whether text for a terminal may have colours. Documents never have.
  ///   - language: The language of the title and of all explanations.
  package init(
    _ demo: PatternDemo, events: [RepeatedEvent], services: Services, seed: UInt64,
    xray form: XRayForm?, showsStart: Bool = true, showing checkout: Checkout? = nil,
    hasColours: Bool = false,
    language: Language = .english, print: @escaping (String) -> Void
  ) {
    driver = ScreenDriver(demo, seed: seed)
    (self.demo, self.events) = (demo, events)
    (self.form, self.language, self.showsStart) = (form, language, showsStart)
    legend = Legend(in: language)
    sources = StepSources(checkout)
    let hasCallTrees = form != nil && form != .holds
    failure = hasCallTrees ? NoFunctionNames(for: "X-ray") : nil
    hasCalls = hasCallTrees && failure == nil
    recording = Recording(
      of: driver, answering: services, finding: hasCalls ? .lines : nil, readsValues: hasCalls)
    let isText = [nil, .text, .full, .holds].contains(form)
    highlighter =
      hasColours && isText ? Highlighter(roles: demo.roleNames(with: services)) : nil
    self.print = print
  }

  /// Returns a line with the hues of roles, if the transcript has colours.
  private func highlighted(_ line: String) -> String {
    highlighter?.highlight(line).controlSequences ?? line
  }

  /// Throws the first error of a load, or the reason why there is no X-ray, after everything has been
  /// printed.
  package func run() async throws {
    for line in heading { print(line) }
    await recording.open()
    await finishEvent()
    if !showsStart { trees = [] }
    writeDown(after: "start")
    for event in events { await perform(event) }
    if !driver.newsRequests.all.isEmpty { await perform(.wait) }
    for line in try ending { print(line) }
    if let error: any Error = recording.failures.first ?? failure { throw error }
  }

  /// Performs an event as often as its number says, and shows the screen.
  private func perform(_ event: RepeatedEvent) async {
    for _ in 1...event.count {
      await recording.play(event.action)
      await finishEvent()
    }
    writeDown(after: event.text)
  }

  /// Ends one of the events of an entry, and keeps its calls.
  private func finishEvent() async {
    guard let recorded = await recording.finishEvent()?.withArguments(from: sources) else {
      return
    }
    let tree = form == .text ? recorded.folded : recorded
    if let objects = recording.objects { observations.add(tree.steps, of: objects) }
    if let index = trees.firstIndex(where: { $0.tree == tree }) {
      trees[index].count += 1
      trees[index].tree.keepEqualValues(of: tree)
    } else {
      trees.append(RepeatedTree(tree: tree))
    }
  }

  /// Returns what can be read from the objects now. Those that are new get their types.
  private func state(of observed: ObservedObjects) -> ObjectState {
    objects += (objects.count..<observed.count).map { number in
      let type = observed[number].map { "\(Swift.type(of: $0))" } ?? ""
      let role = observed[number] is View ? .control : demo.roleNames[type]
      return ObjectState.Object(type: type, role: role)
    }
    return ObjectState(of: observed, roles: demo.roleNames, observations: observations)
  }

  private var heading: [String] {
    let title = language.text("\(demo.pattern.title): \(demo.pattern.summary)")
    switch form {
    case nil: return [highlighted(title)]
    case .text, .full:
      let missing = failure == nil ? RuntimeAssumption.missing : []
      return [highlighted(title)] + missing.map(language.text)
    case .holds:
      return [highlighted(title)] + language.text(.holdsLegend).components(separatedBy: "\n")
    case .json: return []
    }
  }

  private var ending: [String] {
    get throws {
      switch form {
      case nil, .text, .full: return []
      case .holds: return [""] + driver.referenceGraph.text(in: language)
      case .json:
        let document = TranscriptDocument(
          pattern: demo.pattern.id, demo: demo.kind.rawValue, events: entries,
          objects: recording.objects.map { _ in objects },
          holds: driver.referenceGraph,
          missing: failure?.message.description)
        return [try document.json]
      }
    }
  }

  /// Adds an entry with the screen after an event and, in an X-ray, its calls.
  private func writeDown(after event: String) {
    let (decidingStep, decision) = (trees.last?.tree.decidingStep, trees.last?.tree.decision)
    let entry = TranscriptEntry(
      event: event, screen: driver.screenLines, trees: hasCalls ? trees : nil,
      after: form == .json ? recording.objects.map(state) : nil)
    trees = []
    if form == .json {
      entries.append(entry)
      return
    }
    for line in entry.screenText { print(line) }
    let rows = entry.treeRows(with: form == .full ? sources : nil)
    for line in legend.newLines(for: rows.map(\.text)) { print(line) }
    for row in rows {
      print(highlighter == nil ? row.text : StyledText(row.parts).controlSequences)
      if !showsStart, let decision, row.call == decidingStep?.call {
        let indent = String(repeating: " ", count: row.text.prefix { $0 == " " }.count)
        let pattern = language.text(demo.pattern.title)
        print(highlighted(indent + language.text("\(pattern): \(decision)")))
      }
    }
  }
}
