import Console
import PatternKit
import Tracing

/// The calls of the last event. They are named while the app continues.
final class LiveXRay {
  /// The calls of the last event. Then those of earlier events that a service has answered since. It
  /// is empty before the first names are known.
  private(set) var stories: [Recorder.Story] = []
  /// The steps of all stories, in the order of the lines.
  private(set) var steps: [Call] = []
  /// The index of the step that decides which pattern it is, or `nil` if the event has none.
  private(set) var decidingStep: Int?
  /// The index of the selected step.
  private(set) var selectedStep = 0
  /// Whether the user has selected a step of any event.
  private(set) var hasSelected = false
  /// Whether the panel shows the source of the selected step.
  var showsSource = true

  /// Called when the stories or the selected step change.
  var onChange: (() -> Void)?

  let recorder: Recorder
  let language: Language
  private let sources: StepSources

  /// The stacks from which stories are made.
  private struct Contents: Equatable {
    let event: Int
    let stackCount: Int
    let detail: Recorder.Detail
  }

  private var shown: Contents?
  private var isLookingUp = false
  /// What the user has selected since the event began, before its steps had names.
  private var pendingMoves: [Move] = []
  /// The last task that named calls.
  private(set) var lookup: Task<Void, Never>?

  init(_ recorder: Recorder, sources: StepSources, language: Language) {
    self.language = language
    self.recorder = recorder
    self.sources = sources
  }

  /// Begins the first event of another screen, and removes the stories that are shown now.
  func beginScreen() {
    recorder.beginScreen()
    (stories, steps, decidingStep, pendingMoves) = ([], [], nil, [])
  }

  /// Begins another event. Later calls belong to it.
  func begin(_ event: String) {
    recorder.beginEvent(event)
    pendingMoves = []
  }

  // MARK: Naming

  private func contents(_ detail: Recorder.Detail) -> Contents {
    Contents(event: recorder.event.number, stackCount: recorder.stackCount, detail: detail)
  }

  /// Whether the stories are those of an earlier event.
  var isOld: Bool { recorder.event.number != shown?.event }

  /// The event in a few words, and what its calls lack. The stories of the previous event are shown
  /// until the new one is named.
  var title: String {
    let event = recorder.event.name
    if isOld { return steps.isEmpty ? event : language.text("\(event), resolving …") }
    return stories.first.map(title) ?? event
  }

  /// Returns the event of a story, and whether its calls are not complete.
  func title(of story: Recorder.Story) -> String {
    story.tree.isUnfinished ? language.text("\(story.event), waiting for an answer") : story.event
  }

  /// Whether some calls of this event have no names yet.
  var isResolving: Bool { shown.map { $0 != contents($0.detail) } ?? true }

  /// Names the calls since the last update, if there are any.
  ///
  /// - Parameters:
  ///   - scope: The functions of the pattern that is shown now.
  ///   - detail: Whether to find the lines too, which takes longer than names.
  func update(showing scope: Recorder.Scope, finding detail: Recorder.Detail) {
    let next = contents(detail)
    if isLookingUp || next == shown || detail == .names && !isResolving { return }
    isLookingUp = true
    lookup = Task.immediate { [weak self, recorder] in
      // The names are shown before the lines are known.
      for found in Recorder.Detail.allCases where found <= detail {
        // The stacks can belong to another event or pattern meanwhile. Their steps would be shown beside
        // a selected step of the other ones, which need not exist here.
        guard self?.recorder.event.number == next.event else { break }
        let stories = await recorder.storiesUpToNow(showing: scope, finding: found)
        guard let self else { return }
        if recorder.event.number == next.event { show(stories ?? [], as: next) }
        if found != detail { onChange?() }
      }
      self?.isLookingUp = false
      // More calls may have occurred meanwhile, perhaps in another pattern. The next frame updates
      // again.
      self?.onChange?()
    }
  }

  private func show(_ stories: [Recorder.Story], as contents: Contents) {
    self.stories = stories.map(\.folded)
    (steps, decidingStep) = ([], nil)
    for story in self.stories {
      let way = story.tree.wayOfChange
      decidingStep = decidingStep ?? way.map { $0.decidingStep + steps.count }
      steps += story.tree.steps.map(\.call)
    }
    // The first steps are often those of a control, which are the same in every pattern.
    if contents.event != shown?.event {
      selectedStep = steps.firstIndex { !Pattern.controlModules.contains($0.module) } ?? 0
    }
    shown = contents
    let moves = pendingMoves
    pendingMoves = []
    for move in moves { select(move) }
  }

  // MARK: The selected step

  /// A way to select another step.
  enum Move {
    case previous, next
    /// The step that decides which pattern it is, if the event has one.
    case deciding
  }

  /// Selects another step, as soon as the steps of the event have names. The deciding step can occur
  /// later, in a task that the event wakes.
  func select(_ move: Move) {
    if isOld { return pendingMoves.append(move) }
    pendingMoves = move == .deciding && decidingStep == nil ? [.deciding] : []
    let wanted: Int? =
      switch move {
      case .previous: selectedStep - 1
      case .next: selectedStep + 1
      case .deciding: decidingStep
      }
    guard let step = wanted, !steps.isEmpty else { return }
    selectedStep = max(0, min(step, steps.count - 1))
    hasSelected = true
  }

  /// Returns the source of the selected step in at most `count` lines. Returns `nil` if it is not
  /// known.
  func source(atMost count: Int) -> StepSource? {
    guard showsSource, steps.indices.contains(selectedStep) else { return nil }
    // The code of a control is the same in every pattern. It is shown only if it is selected.
    guard hasSelected || !Pattern.controlModules.contains(steps[selectedStep].module) else {
      return nil
    }
    return sources.source(of: steps[selectedStep], atMost: count)
  }
}
