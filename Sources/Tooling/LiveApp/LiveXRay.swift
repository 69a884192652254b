import PatternKit
import Stories
import Tracing

/// The calls of the last event. They are named while the app continues.
final class LiveXRay {
  /// The calls of the last event. Then those of earlier events that a service has answered since. It
  /// is empty before the first names are known.
  private(set) var stories: [Story] = []
  /// The steps of all stories, in the order of the lines.
  private(set) var steps: [Call] = []
  /// The index of the step that decides which pattern it is, or `nil` if the event has none.
  private(set) var decidingStep: Int?
  private(set) var decision: LocalizedText?
  /// The lines that make the steps of each story.
  private var sites: [CallSites] = []
  private(set) var selectedStep = 0
  /// Whether the user has selected a step of any event.
  private(set) var hasSelected = false
  var showsSource = true
  /// Whether the user wants to see all steps, also in a low window.
  var showsAllSteps = false
  /// The steps that a folded story shows, or `nil` if it shows all.
  var shownSteps: [Int]?
  /// Whether the selected step has a source, and the panel has room for it.
  var hasSource = false

  /// Called when the stories or the selected step change.
  var onChange: (() -> Void)?

  let recorder: Recorder
  let language: Language
  let sources: StepSources

  /// The stacks from which stories are made.
  private struct Contents: Equatable {
    let event: Int
    let stackCount: Int
    let detail: Story.Detail
  }

  private var shown: Contents?
  private var isLookingUp = false
  /// What the user has selected since the event began, before its steps had names.
  private var pendingMoves: [Move] = []
  /// Whether the user has selected a step since the event began. Before that, the deciding step is
  /// selected. It can occur in a task that the event wakes.
  private var hasMoved = false
  /// The last task that named calls.
  private(set) var lookup: Task<Void, Never>?

  init(_ recorder: Recorder, sources: StepSources, language: Language) {
    self.language = language
    self.recorder = recorder
    self.sources = sources
  }

  /// Creates the X-ray of another pattern, which is shown in the same way.
  init(beside other: LiveXRay) {
    (language, sources) = (other.language, other.sources)
    recorder = Recorder(finding: other.recorder.detail, reading: ObservedObjects())
    (hasSelected, showsSource) = (other.hasSelected, other.showsSource)
    showsAllSteps = other.showsAllSteps
  }

  /// Begins the first event of another screen, and removes the stories that are shown now.
  func beginScreen() {
    recorder.beginScreen()
    (stories, steps, decidingStep, pendingMoves, hasMoved) = ([], [], nil, [], false)
  }

  /// Begins an event with an action, and returns whether it had an effect. Later calls belong to it.
  func record(_ event: String, _ action: () -> Void) -> Bool {
    recorder.beginEvent(event)
    recorder.record(action)
    if recorder.discardEmptyEvent() { return false }
    (pendingMoves, hasMoved) = ([], false)
    return true
  }

  // MARK: Naming

  private func contents(_ detail: Story.Detail) -> Contents {
    Contents(event: recorder.event.number, stackCount: recorder.stackCount, detail: detail)
  }

  /// Whether the stories are those of an earlier event.
  var isOld: Bool { recorder.event.number != shown?.event }

  /// The event whose calls are shown, and what they lack. The calls of the previous event are shown
  /// until the new ones have names.
  var title: String { stories.first.map(title) ?? recorder.event.name }

  /// Returns the event of a story, and whether its calls are not complete.
  func title(of story: Story) -> String {
    guard story.tree.isUnfinished else { return story.event }
    // The answer may be among the calls without names.
    return language.text(
      isResolving ? "\(story.event), resolving …" : "\(story.event), waiting for an answer")
  }

  /// Whether some calls of this event have no names yet.
  var isResolving: Bool { shown.map { $0 != contents($0.detail) } ?? true }

  /// Whether all calls of this event are known, and none of them decides which pattern it is.
  var hasNoDecidingStep: Bool {
    !isResolving && decidingStep == nil && !stories.contains(where: \.tree.isUnfinished)
  }

  /// Names the calls since the last update, if there are any.
  ///
  /// - Parameters:
  ///   - scope: The functions of the pattern that is shown now.
  ///   - detail: Whether to find the lines too, which takes longer than names.
  func update(showing scope: Recorder.Scope, finding detail: Story.Detail) {
    let next = contents(detail)
    if isLookingUp || next == shown || detail == .names && !isResolving { return }
    isLookingUp = true
    lookup = Task.immediate { [weak self, recorder] in
      // The names are shown before the lines are known.
      for found in Story.Detail.allCases where found <= detail {
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

  private func show(_ stories: [Story], as contents: Contents) {
    // A folded story can lack the function that made a call.
    sites = stories.map { CallSites(of: $0.tree, in: sources) }
    self.stories = zip(stories, sites).map { story, sites in
      Story(event: story.event, tree: story.tree.withArguments(from: sources, at: sites)).folded
    }
    (steps, decidingStep, decision) = ([], nil, nil)
    for story in self.stories {
      let calls = story.tree.steps.map(\.call)
      if decidingStep == nil, let step = story.tree.decidingStep {
        decidingStep = calls.firstIndex { $0.number == step.call.number }.map { $0 + steps.count }
        decision = story.tree.decision
      }
      steps += calls
    }
    if contents.event != shown?.event || !hasMoved { selectInitialStep() }
    shown = contents
    let moves = pendingMoves
    pendingMoves = []
    for move in moves { select(move) }
  }

  private func selectInitialStep() {
    // The stories of earlier events follow.
    let own = steps.prefix(stories.first?.tree.steps.count ?? 0).indices
    // The first steps are often those of a control, which are the same in every pattern.
    selectedStep =
      own.first { $0 == decidingStep }
      ?? own.first { !Pattern.controlModules.contains(steps[$0].module) } ?? 0
  }

  // MARK: The selected step

  /// A heading and three lines of source.
  static let readableRows = 4

  private var storyOfSelectedStep: Int {
    var end = 0
    return stories.firstIndex { story in
      end += story.tree.steps.count
      return selectedStep < end
    } ?? 0
  }

  enum Move {
    case previous, next
    /// The step that decides which pattern it is, if the event has one.
    case deciding
  }

  /// Selects another step, as soon as the steps of the event have names.
  func select(_ move: Move) {
    if isOld { return pendingMoves.append(move) }
    guard !steps.isEmpty else { return }
    hasMoved = move != .deciding
    let shown = shownSteps ?? Array(steps.indices)
    switch move {
    case .previous: selectedStep = shown.last { $0 < selectedStep } ?? selectedStep
    case .next: selectedStep = shown.first { $0 > selectedStep } ?? selectedStep
    case .deciding:
      guard let decidingStep else { return }
      selectedStep = decidingStep
    }
    hasSelected = true
  }

  private var alignment: StepAlignment? {
    stories.first.map { story in
      StepAlignment(of: Array(steps.prefix(story.tree.steps.count)), in: story.tree)
    }
  }

  /// Selects the step that stands beside the selected step of another pattern: the deciding one, until the user has
  /// moved on. Then it is the one at the same place on the way of the change.
  func follow(_ other: LiveXRay) {
    guard !isOld, !other.isOld, !steps.isEmpty else { return }
    (hasSelected, hasMoved) = (other.hasSelected, other.hasMoved)
    if !other.hasMoved, let decidingStep, other.selectedStep == other.decidingStep {
      selectedStep = decidingStep
    } else if let alignment, let place = other.alignment?.place(of: other.selectedStep) {
      selectedStep = alignment.step(at: place)
    }
  }

  /// Returns the sources of the selected step in at most `rows` rows, each of them below a heading: those
  /// of the lines that make the deciding step, the line that reads or sets a property and its declaration, or
  /// that of the function that another step calls.
  func sources(inRows rows: Int) -> [(of: Call, source: StepSource)] {
    guard steps.indices.contains(selectedStep) else { return [] }
    let step = steps[selectedStep]
    // The code of a control is the same in every pattern. It is shown only if it is selected.
    let isShown = hasSelected || !Pattern.controlModules.contains(step.module)
    var calls = isShown ? [step] : []
    let makers = sites[storyOfSelectedStep].makers(of: step)
    if selectedStep == decidingStep {
      calls = makers
    } else if isShown, step.accessor != nil, !makers.isEmpty {
      calls = rows < 2 * Self.readableRows ? makers : makers + [step]
    }
    return calls.compactMap { call in
      let count = rows / calls.count - 1
      return count < 1 ? nil : sources.source(of: call, atMost: count).map { (call, $0) }
    }
  }
}
