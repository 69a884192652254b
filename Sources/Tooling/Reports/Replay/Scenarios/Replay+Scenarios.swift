import Catalog
import Foundation
import PatternKit
import Stories
import TerminalUI
import Tracing

extension Replay {
  /// Plays a scenario with the objects of one pattern.
  func run(of scenario: Scenario, _ wiring: ConnectedObjects.Wiring) async -> ScenarioRun {
    let stage = await Stage(wiring)
    let roles = stage.connected?.roles ?? [:]
    let kept = stage.connected?.objects.last.flatMap(stage.objects.number)
    let pattern = stage.connected?.pattern.id ?? ""
    var objects: [ScenarioRun.Object] = []
    var events: [ScenarioRun.EventEntry] = []
    var observations: [ObjectState.Reference] = []
    var references = Table<ObjectState.Reference>()
    for action in scenario.actions {
      await stage.play(action, keepingObjects: scenario.keepsObjects)
      let tree = await stage.finishEvent().inOrderOfObjects.withArguments(from: stepSources)
      objects += (objects.count..<stage.objects.count).map { stage.object($0, roles) }
      let sites = CallSites(of: tree, in: stepSources)
      let steps = tree.folded.stepsByTime
      var entries = steps.map { entry(of: $0, at: sites) }
      for index in entries.indices {
        let call = steps[index].call
        // The event was sent to this screen.
        entries[index].object =
          call.reading.object
          ?? objects.firstIndex { object in
            object.type == call.type && action.screen != nil
              && object.in.flatMap { objects[$0].screen } == action.screen
          }
      }
      observations.add(steps, of: stage.objects) { start in
        entries[start].source.flatMap { source in
          entries[start].line.map { ReplayDocument.Site(source: source, line: $0) }
        }
      }
      addSubscriptions(to: &observations, in: entries, objects, stage.objects)
      var state = ObjectState(
        of: stage.objects, roles: roles, observations: observations, site: declaration)
      // Nothing keeps the objects of a screen that is closed.
      state.stuck = !scenario.keepsObjects && action.name == "close" ? state.alive : []
      state.screens = stage.visibleScreens
      let after = (state.references ?? []).map { references.index(of: $0) }
      state.references = nil
      // The page begins when the screens are there, so it does not play the start.
      let isStart = action.name == "start"
      events.append(
        ScenarioRun.EventEntry(
          action: action.name, screen: action.screen, steps: isStart ? [] : entries,
          changes: isStart ? [] : changes(in: entries, steps, opening: action.name == "open"),
          after: state, references: after))
    }
    return ScenarioRun(
      pattern: pattern, objects: objects, events: events, references: references.entries,
      kept: scenario.keepsObjects && events.contains { $0.action == "close" }
        ? kept.map { [$0] } : nil)
  }

  // MARK: Steps

  /// Returns the ways of the changes that the page explains, one for each label.
  private func changes(
    in entries: [ReplayDocument.StepEntry], _ steps: [Step], opening: Bool
  ) -> [ScenarioRun.Change] {
    func isText(_ index: Int) -> Bool {
      steps[index].call.type == "Label" && steps[index].call.accessor == .set
    }
    let ways =
      opening
      ? steps.indices.filter(isText).reversed().map { steps.wayOfFirstValue(to: $0) }
      : Array(steps.waysOfChange(after: steps.modelChange))
    var changes: [ScenarioRun.Change] = []
    for way in ways {
      guard let end = way.steps.last, isText(end), let label = entries[end].object,
        !changes.contains(where: { $0.label == label })
      else { continue }
      changes.append(.init(label: label, steps: way.steps, decidingStep: way.decidingStep))
    }
    return changes.sorted { $0.label < $1.label }
  }

  // MARK: References

  /// Adds the subscriptions that an event has begun, by the messages in the sources of its functions.
  private func addSubscriptions(
    to observations: inout [ObjectState.Reference], in entries: [ReplayDocument.StepEntry],
    _ objects: [ScenarioRun.Object], _ observed: ObservedObjects
  ) {
    let center = objects.firstIndex { $0.type == "NotificationCenter" }
    for entry in entries {
      guard let center, let holder = entry.object, let source = entry.source,
        let property = observed.tokenProperty(of: holder)
      else { continue }
      let (first, lines) = lines(of: source)
      for (index, line) in lines.enumerated() {
        guard let match = line.firstMatch(of: #/addObserver\(for: (\w+)\.self/#) else { continue }
        observations.add(
          ObjectState.Reference(
            holder: holder, property: property, kind: .observes, held: .init(number: center),
            observed: String(match.1),
            site: ReplayDocument.Site(source: source, line: first + index)))
      }
    }
  }

  private func declaration(of property: String, in object: AnyObject) -> ReplayDocument.Site? {
    let names = String(reflecting: type(of: object)).split(separator: ".", maxSplits: 1)
    guard names.count == 2 else { return nil }
    return site(
      of: Call(
        .call, module: String(names[0]), type: String(names[1]), Member(property), accessor: .get))
  }
}

extension Stage {
  fileprivate var visibleScreens: [ObjectState.VisibleScreen] {
    windows.compactMap { _, window in
      let (label, rows, alert) = window.contents
      return objects.number(of: window.rootViewController).map {
        ObjectState.VisibleScreen(
          object: $0, label: label, rows: rows.isEmpty ? nil : rows, alert: alert)
      }
    }
  }

  /// Returns the description of an object that exists.
  fileprivate func object(_ number: Int, _ roles: [String: RoleName]) -> ScenarioRun.Object {
    let object = objects[number]
    let type = object.map { String(describing: Swift.type(of: $0)) } ?? ""
    let view = object as? View
    return ScenarioRun.Object(
      type: type, role: view == nil ? roles[type] : .control, screen: screens[number],
      in: view?.window.flatMap { objects.number(of: $0.rootViewController) })
  }
}

extension CallTree {
  /// The tree in which observers of one change, and receivers of one message, come in the order of the numbers
  /// of their objects. Which of them runs first is not promised.
  fileprivate var inOrderOfObjects: CallTree {
    func numbers(_ call: Call) -> [Int] { [call.number] + call.calls.flatMap(numbers) }
    func renumbered(_ call: Call, _ new: [Int: Int]) -> Call {
      var call = call
      call.number = new[call.number] ?? call.number
      call.calls = call.calls.map { renumbered($0, new) }
      return call
    }
    func ordered(_ call: Call) -> Call {
      var call = call
      call.calls = call.calls.map(ordered)
      for first in call.calls {
        let isShared = [.observer, .notification].contains(first.kind)
        let twins = call.calls.indices.filter { isShared && call.calls[$0].isSameCall(as: first) }
        let sorted = twins.map { call.calls[$0] }
          .sorted { ($0.reading.object ?? 0) < ($1.reading.object ?? 0) }
        var free = sorted.flatMap(numbers).sorted()[...]
        for (index, twin) in zip(twins, sorted) {
          let own = numbers(twin).sorted()
          call.calls[index] = renumbered(
            twin, Dictionary(uniqueKeysWithValues: zip(own, free)))
          free = free.dropFirst(own.count)
        }
      }
      return call
    }
    var tree = self
    tree.roots = roots.map(ordered)
    return tree
  }
}
