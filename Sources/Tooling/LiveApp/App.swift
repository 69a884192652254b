import Catalog
package import Console
package import Model
package import PatternKit
import Stories
import TerminalUI
package import Tracing

/// The live app: a demo, its pattern, and the X-ray of its calls.
///
/// The app works with keys and frames. It knows neither the terminal nor any pattern by name.
package final class App {
  /// Called when the next frame will differ.
  package var onChange: (() -> Void)?

  var size = (width: 80, height: 24)

  private(set) var isFinished = false
  private(set) var showsXRay: Bool
  private(set) var session: DemoSession
  /// The explanation of the pattern, while it is open.
  private(set) var page: Window?
  private var lastAction: KeyBindings.Action?
  /// A message that stays until the next key. Before the first key, what the app has done for the user, or
  /// the effect of the key q for the learner's own pattern.
  private var lastMessage = ""

  /// The next pattern that answers the same question, or the previous one. It performs the same events. A
  /// window that is too narrow hides it.
  private var hiddenNeighbour: DemoSession?
  /// The events that the next pattern has still to perform.
  private var missedEvents: [Event] = []
  /// The next pattern, if its X-ray is shown beside that of the current pattern.
  var neighbour: DemoSession? { isXRayVisible && hasRoomForNeighbour ? hiddenNeighbour : nil }
  /// Whether the user wants to see the calls of the next pattern too.
  private var wantsNeighbour = false

  let xray: LiveXRay
  let language: Language
  /// The patterns that a key selects: the six, and the first shown pattern if it is another one.
  let patterns: [Pattern]

  private let services: Services
  private let digits: DigitHistory
  /// The folder of a pattern that is not in `Sources`, by the module of the pattern.
  private let folders: [String: String]
  /// Whether the user has selected a pattern after a press. Until then, the footer suggests it.
  private(set) var hasCompared = false
  /// The demo that the user selected. A pattern can lack this demo.
  private var wantedDemo: Demo
  private var states: [Demo: RestorableState] = [:]
  private var isDrawing = false

  /// - Parameters:
  ///   - startsWithPress: Whether the app presses the button, so that the X-ray begins with a press.
  ///   - checkout: The sources that the X-ray shows, or `nil` to show none.
  ///   - folder: The folder with the sources of the pattern. By default, its module in `Sources`.
  package init(
    _ demo: PatternDemo, services: Services, showsXRay: Bool = false, startsWithPress: Bool = false,
    recorder: Recorder = Recorder(reading: ObservedObjects()), checkout: Checkout? = nil,
    folder: String? = nil,
    language: Language = .english
  ) {
    self.language = language
    let pattern = demo.pattern
    self.services = services
    digits = DigitHistory(services.digits)
    folders = folder.map { [pattern.module: $0] } ?? [:]
    xray = LiveXRay(recorder, sources: StepSources(checkout, folders: folders), language: language)
    let isKnown = Pattern.all.contains { $0.id == pattern.id }
    patterns = Pattern.all + (isKnown ? [] : [pattern])
    if !isKnown {
      lastMessage = language.text(Explanation.quitOfOwnPattern)
    } else if startsWithPress {
      lastMessage = language.text(
        "the button was pressed for you, and the label below changed:")
    }
    self.showsXRay = showsXRay
    wantedDemo = demo.kind
    let restorable = RestorableState(lastEvent: startsWithPress ? .press : nil)
    session = DemoSession(demo, with: services, digits, after: restorable, xray: xray)
    xray.onChange = { [weak self] in self?.onChange?() }
    listen()
  }

  /// Whether a key is for the rows that the pattern before has shown, and that this one has not loaded yet.
  func lacksRows(for key: Key) -> Bool {
    guard page == nil, session.isRestoring, case .send(let event)? = KeyBindings.action(of: key)
    else { return false }
    return event != .reload
  }

  package func handle(_ key: Key) {
    let action = KeyBindings.action(of: key)
    guard action == .quit || !isTooSmall else { return }
    (lastAction, lastMessage) = (action, "")
    if let action { perform(action) }
    onChange?()
  }

  /// The message about the last key, as long as its action is not possible.
  var message: String {
    switch lastAction {
    case .send where page == nil && session.isEmpty:
      language.text("nothing is loaded: r loads again")
    case .select(.deciding) where isXRayVisible && xray.hasNoDecidingStep:
      language.text("no key step: no change of a model reaches the screen")
    case .toggleNeighbour where isXRayVisible && !hasRoomForNeighbour:
      language.text("two patterns need a window of \(AppLayout.minimumWidthForTwo) columns")
    default: lastMessage
    }
  }

  /// Whether the X-ray is on the screen. An explanation hides it.
  var isXRayVisible: Bool { showsXRay && page == nil }

  /// Whether a task that the last key woke has not run yet.
  var hasWokenTasks: Bool { recorders.contains(where: \.hasWokenTasks) }

  /// The number of stacks that were taken since the last event began.
  var stackCount: Int { recorders.map(\.stackCount).reduce(0, +) }

  private var recorders: [Recorder] {
    [session, hiddenNeighbour].compactMap { $0?.xray.recorder }
  }

  private func perform(_ action: KeyBindings.Action) {
    switch action {
    case .send(.close) where page != nil: page = nil
    case .send(let event): if let page { page.send(event) } else { send(event) }
    case .showDemo(let step): showDemo(after: step)
    case .showPattern(let number):
      hasCompared = hasCompared || session.hasPressed
      if patterns.indices.contains(number - 1) { return show(wantedDemo, of: patterns[number - 1]) }
      lastMessage = language.text("keys 1 to \(patterns.count) change the pattern")
    case .toggleXRay where page == nil: showsXRay.toggle()
    case .select(let move) where isXRayVisible:
      xray.select(move)
    case .toggleSource where isXRayVisible:
      xray.showsSource.toggle()
      hiddenNeighbour?.xray.showsSource = xray.showsSource
    case .toggleSteps where isXRayVisible:
      xray.showsAllSteps.toggle()
      hiddenNeighbour?.xray.showsAllSteps = xray.showsAllSteps
    case .toggleNeighbour where isXRayVisible:
      wantsNeighbour = !wantsNeighbour || !hasRoomForNeighbour
    case .toggleXRay, .select, .toggleSource, .toggleSteps, .toggleNeighbour: break
    case .toggleExplanation: page = page == nil ? explanation() : nil
    case .quit: isFinished = true
    }
  }

  private func send(_ event: Event) {
    let closesAlert = session.showsAlert
    guard session.send(event), hiddenNeighbour != nil else { return }
    if closesAlert { return closeAlertOfNeighbour() }
    // A reload replaces the rows that these events were for.
    if event == .reload { missedEvents = [] }
    missedEvents.append(event)
  }

  /// Sends the next event to the next pattern, unless it waits for rows that the current pattern has.
  private func sendMissedEvent() {
    guard let neighbour = hiddenNeighbour, let event = missedEvents.first,
      neighbour.unrestored == nil || session.unrestored != nil || event == .reload
    else { return }
    missedEvents.removeFirst()
    closeAlertOfNeighbour()
    neighbour.send(event)
    onChange?()
  }

  /// Closes an alert that only the next pattern has. The user does not see it.
  private func closeAlertOfNeighbour() {
    if let neighbour = hiddenNeighbour, neighbour.showsAlert { neighbour.send(.close) }
  }

  // MARK: Patterns and demos

  private func showDemo(after step: Int) {
    let demos = session.pattern.demos
    guard let index = demos.firstIndex(where: { $0.kind == session.demo.kind }) else { return }
    wantedDemo = demos[(index + step + demos.count) % demos.count].kind
    show(wantedDemo, of: session.pattern)
  }

  /// Shows a demo of a pattern, in the state in which it was last shown. If the pattern does not
  /// have the demo, shows its first demo.
  private func show(_ wanted: Demo, of pattern: Pattern) {
    states[session.demo.kind] = session.restorableState
    guard let demo = pattern[wanted] ?? pattern.demos.first else { return }
    if demo.kind != wanted {
      lastMessage = language.text("\(pattern.title) has no \(wanted.title) demo")
    }
    if demo.kind == session.demo.kind, pattern.id == session.pattern.id { return }
    // Without a press, the button would show no story but its start.
    let start = RestorableState(lastEvent: demo.kind == .button ? .press : nil)
    session = DemoSession(
      demo, with: services, digits, after: states[demo.kind] ?? start, xray: xray)
    hiddenNeighbour = nil
    listen()
    if page != nil { page = explanation() }
  }

  /// The types of the session that have another role in another pattern.
  var typesWithSeveralRoles: [String] {
    let others = patterns.compactMap { $0[session.demo.kind]?.roleNames(with: services) }
    return session.roles.filter { type, role in
      others.contains { $0[type] != nil && $0[type] != role }
    }.keys.sorted()
  }

  private func listen() {
    for session in [session, hiddenNeighbour] {
      session?.onChange = { [weak self] in
        guard let self, !isDrawing else { return }
        onChange?()
      }
    }
  }

  // MARK: The next pattern

  private var hasRoomForNeighbour: Bool { size.width >= AppLayout.minimumWidthForTwo }

  /// Creates or removes the next pattern, and restores the user’s state in it.
  private func updateNeighbour() {
    if !wantsNeighbour { hiddenNeighbour = nil }
    if wantsNeighbour, isXRayVisible, hasRoomForNeighbour, hiddenNeighbour == nil {
      (hiddenNeighbour, missedEvents) = (makeNeighbour(), [])
      listen()
    }
    hiddenNeighbour?.restore()
  }

  /// The demo beside which the current one can be shown. Patterns that answer the same question differ by one idea.
  var nextDemo: PatternDemo? {
    let similar = patterns.filter { $0.purpose == session.pattern.purpose }
    let demos = similar.compactMap { $0[session.demo.kind] }
    return demos.firstIndex { $0.pattern.id == session.pattern.id }
      .flatMap { demos[($0 + 1)...].first ?? demos[..<$0].last }
  }

  private func makeNeighbour() -> DemoSession? {
    guard let next = nextDemo else { return nil }
    let nextXRay = LiveXRay(beside: xray)
    nextXRay.onChange = { [weak self] in self?.onChange?() }
    return DemoSession(next, with: services, digits, after: session.restorableState, xray: nextXRay)
  }

  private func explanation() -> Window {
    let demo = session.demo
    let text = Explanation(
      of: demo, in: language, patternCount: patterns.count, folder: folders[demo.pattern.module]
    ).text
    return Window(rootViewController: TextViewController(title: text.title, text: text.body))
  }

  package func frame() -> TerminalFrame {
    session.restore()
    updateNeighbour()
    isDrawing = true
    defer { isDrawing = false }
    neighbour?.xray.follow(xray)
    let frame = AppLayout(self).frame
    // The calls have names already when the user opens the X-ray. Only lines take long.
    xray.update(showing: Recorder.Scope(session.demo), finding: showsXRay ? .lines : .names)
    neighbour.map { $0.xray.update(showing: Recorder.Scope($0.demo), finding: .lines) }
    sendMissedEvent()
    return frame
  }

  var isTooSmall: Bool {
    size.width < AppLayout.smallest.width || size.height < AppLayout.smallest.height
  }
}
