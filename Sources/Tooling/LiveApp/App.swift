import Catalog
package import Contract
package import Model
package import Terminal
import TerminalUI
package import XRay

/// The live app: a demo, the pattern that it is built with, and who called whom in it.
///
/// It knows keys and frames, and neither the terminal nor any pattern by name.
package final class App {
  /// Told that the next frame will look different.
  package var onChange: (() -> Void)?

  /// The window's size in columns and lines.
  package var size = (width: 80, height: 24) {
    didSet { if size != oldValue { onChange?() } }
  }

  private(set) var isFinished = false
  private(set) var showsXRay: Bool
  private(set) var session: DemoSession
  /// The explanation of the pattern, while it is open.
  private(set) var page: Window?
  /// What there was to say about the last key, where something could not be done.
  private(set) var notice = ""
  /// How often the spinner has turned; nothing while nothing is under way.
  private(set) var spinnerTurns: Int?

  let xray: LiveXRay

  private let services: WatchedServices
  private let digits: RepeatableDigits
  /// The demo that the user wants to see; not every pattern has it.
  private var wantedDemo: Demo
  private var places: [Demo: Place] = [:]
  private var isDrawing = false

  /// - Precondition: The pattern has the demo.
  package init(
    _ demo: Demo, of pattern: Pattern, services: Services, showsXRay: Bool = false,
    recorder: Recorder = Recorder()
  ) {
    let watched = WatchedServices(services)
    let digits = RepeatableDigits(services.digits)
    (self.services, self.digits) = (watched, digits)
    xray = LiveXRay(recorder)
    self.showsXRay = showsXRay
    wantedDemo = demo
    let all = Services(news: watched, images: watched, digits: digits)
    guard
      let session = DemoSession(demo, of: pattern, with: all, after: Place(), xray: xray)
    else { preconditionFailure("\(pattern.name) has no \(demo.rawValue) demo") }
    self.session = session
    watched.onChange = { [weak self] in self?.onChange?() }
    xray.onChange = { [weak self] in self?.onChange?() }
    listen()
  }

  /// Does what a key is for.
  package func handle(_ key: Key) {
    switch key {
    case .character("q"), .control("c"):
      isFinished = true
      onChange?()
    case _ where isTooSmall: break
    default:
      notice = ""
      work(key)
      onChange?()
    }
  }

  private func work(_ key: Key) {
    switch key {
    case .character("?"): page = page == nil ? explanation() : nil
    case .escape where page != nil: page = nil
    case .character("x") where page == nil: showsXRay.toggle()
    case .tab: showDemo(after: 1)
    case .backTab: showDemo(after: -1)
    case .character(let character) where pattern(at: character) != nil:
      if let pattern = pattern(at: character) { show(wantedDemo, of: pattern) }
    default:
      guard let event = Event(key) else { return }
      if let page { page.send(event) } else { session.send(event) }
    }
  }

  // MARK: Patterns and demos

  /// The pattern behind a digit.
  private func pattern(at character: Character) -> Pattern? {
    guard let number = character.wholeNumberValue, character.isASCII else { return nil }
    return Pattern.all.indices.contains(number - 1) ? Pattern.all[number - 1] : nil
  }

  private func showDemo(after step: Int) {
    let demos = session.pattern.demos
    guard let index = demos.firstIndex(of: session.demo) else { return }
    wantedDemo = demos[(index + step + demos.count) % demos.count]
    show(wantedDemo, of: session.pattern)
  }

  /// Shows a demo of a pattern, as it was when it was last seen, or, if the pattern has no such
  /// demo, its first one.
  private func show(_ wanted: Demo, of pattern: Pattern) {
    places[session.demo] = session.place
    let demo = pattern.demos.contains(wanted) ? wanted : pattern.demos.first ?? wanted
    if demo != wanted { notice = "\(pattern.name) has no \(wanted.rawValue) demo" }
    if demo == session.demo, pattern.id == session.pattern.id { return }
    let services = Services(news: services, images: self.services, digits: digits)
    let before = places[demo] ?? Place()
    guard let next = DemoSession(demo, of: pattern, with: services, after: before, xray: xray)
    else {
      return
    }
    if before.hasPressed { digits.stepBack() }
    session = next
    listen()
    if page != nil { page = explanation() }
  }

  private func listen() {
    session.onChange = { [weak self] in
      guard let self, !isDrawing else { return }
      onChange?()
    }
  }

  private func explanation() -> Window {
    let text = Explanation(of: session.pattern, session.demo).text
    return Window(rootViewController: TextViewController(title: text.title, text: text.body))
  }

  // MARK: Frames

  /// What the terminal is to show now.
  package func frame() -> TerminalFrame {
    session.restore()
    isDrawing = true
    defer { isDrawing = false }
    let frame = AppScreen(self).frame
    if showsXRay { xray.update(showing: session.modules) }
    return frame
  }

  var isTooSmall: Bool {
    size.width < AppScreen.smallest.width || size.height < AppScreen.smallest.height
  }

  // MARK: What is under way

  /// Whether the spinner has to turn.
  package var isLoading: Bool { services.isLoading }

  /// Turns the spinner, or takes it away.
  func turnSpinner() {
    spinnerTurns = isLoading ? (spinnerTurns ?? -1) + 1 : nil
    onChange?()
  }
}
