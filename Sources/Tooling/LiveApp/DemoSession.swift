import Console
import Model
import PatternKit
import Stories
import TerminalUI
import Tracing

/// The user's state in a demo, which is restored when another pattern shows the demo.
struct RestorableState: Equatable {
  struct State: Equatable {
    var row = 0
    var isOpen = false
    var hasPressed = false
  }

  var state = State()
  /// The user's last event, which is performed again. If it is `nil`, only the state is restored.
  var lastEvent: Event?
  var stateBefore = State()

  /// The number of presses to repeat: the last one, and the one before it. Only another digit is a change.
  var pressCount: Int { [state, stateBefore].count(where: \.hasPressed) }
}

/// One demo of one pattern while it is shown. Each demo of each pattern has its own session.
final class DemoSession {
  let demo: PatternDemo
  let window: Window
  let xray: LiveXRay

  var onChange: (() -> Void)?

  /// Retains the objects that no object on the screen retains.
  let screen: Screen
  /// The state to restore as soon as the rows are loaded.
  private(set) var unrestored: RestorableState?
  private var last: (event: Event, stateBefore: RestorableState.State)?
  private(set) var hasPressed = false
  private var isBringingBack = false
  /// Whether the tasks of the start have run. They wait for changes then.
  private var hasStarted = false

  init(
    _ demo: PatternDemo, with services: Services, _ digits: DigitHistory,
    after restorable: RestorableState,
    xray: LiveXRay
  ) {
    xray.beginScreen()
    let recorder = xray.recorder
    let recorded = recorder.recording(digits.services(services, after: restorable), as: services)
    (screen, window) = recorder.record {
      let screen = demo.makeScreen(with: recorded)
      recorder.objects?.add(
        [screen.viewController] + screen.retainedObjects, of: [demo.pattern.module, "Model"])
      return (screen, Window(rootViewController: screen.viewController))
    }
    self.xray = xray
    self.demo = demo
    roles = demo.roleNames(with: services)
    window.showsFocus = true
    unrestored = restorable
    window.onChange = { [weak self] view in self?.viewDidChange(view) }
    Task { [weak self] in
      self?.hasStarted = true
      self?.onChange?()
    }
  }

  var pattern: Pattern { demo.pattern }

  /// Whether the state of another session will be restored as soon as the rows are loaded.
  var isRestoring: Bool { unrestored.map { $0 != RestorableState() } ?? false && !showsAlert }

  var showsAlert: Bool { window.topViewController is AlertController }

  let roles: [String: RoleName]

  /// Performs a user event, and returns whether it had an effect.
  ///
  /// On a screen with a button and no table, `open` presses the button, because it has no other use.
  @discardableResult
  func send(_ event: Event) -> Bool {
    let event = event == .open && hasOnlyButton ? .press : event
    let (isAlert, stateBefore) = (showsAlert, state)
    guard perform(event, as: isAlert ? .close : event) else { return false }
    // It is the last event now, even if an event of another session was to be performed again.
    unrestored?.lastEvent = nil
    // Closing an alert is no event of the demo. It is not performed again.
    if !isAlert, !event.isMove { last = (event, stateBefore) }
    return true
  }

  /// Performs an event, and returns whether it had an effect.
  ///
  /// - Parameter name: What the event does. Every key that an alert understands closes it.
  @discardableResult
  private func perform(_ event: Event, as name: Event? = nil) -> Bool {
    // A move of the selection is the same in every pattern, and the story of the event before stays.
    if event.isMove, !showsAlert {
      window.send(event)
      return true
    }
    guard xray.record((name ?? event).rawValue, { window.send(event) }) else { return false }
    needsRecordedDrawing = true
    if event == .press, tableView == nil { hasPressed = true }
    return true
  }

  var restorableState: RestorableState {
    var restorable = unrestored ?? RestorableState()
    restorable.state = state
    if let last { (restorable.lastEvent, restorable.stateBefore) = last }
    return restorable
  }

  private var state: RestorableState.State {
    if let unrestored { return unrestored.state }
    let opened = window.rootViewController.presentedViewController
    return RestorableState.State(
      row: tableView?.selectedRow ?? 0, isOpen: opened.map { !($0 is AlertController) } ?? false,
      hasPressed: hasPressed)
  }

  /// Restores the user's state with the events that lead to it. A row is selected only after rows
  /// are loaded. The last event comes last, so that the X-ray shows it again.
  func restore() {
    guard let restorable = unrestored, hasStarted else { return }
    if let tableView, tableView.selectedRow == nil || showsAlert { return }
    if restorable.lastEvent == .press, restorable.stateBefore.hasPressed {
      // The tasks of this press run before the next frame, which performs the last one.
      bringBack(restorable.stateBefore)
      unrestored?.stateBefore.hasPressed = false
      onChange?()
      return
    }
    unrestored = nil
    // The new screen has just loaded the news. A move is the same in every pattern, and its drawing would
    // be the first one of the table.
    guard let event = restorable.lastEvent, [.press, .open].contains(event) else {
      return bringBack(restorable.state)
    }
    bringBack(restorable.stateBefore)
    last = (event, state)
    perform(event)
  }

  private func bringBack(_ state: RestorableState.State) {
    if let tableView {
      isBringingBack = true
      tableView.selectRow(at: state.row)
      isBringingBack = false
      if state.isOpen { perform(.open) }
    } else if state.hasPressed {
      perform(.press)
    }
  }

  private var hasOnlyButton: Bool {
    let view = window.topViewController.view
    return !showsAlert
      && view.descendants(of: TableView.self).isEmpty && !view.descendants(of: Button.self).isEmpty
  }

  /// Whether the table and the labels of the demo show nothing, as after a failed first load.
  var isEmpty: Bool {
    let root = window.rootViewController
    return root.presentedViewController == nil && tableView != nil && tableView?.selectedRow == nil
      && root.view.descendants(of: Label.self).allSatisfy(\.text.isEmpty)
  }

  var tableView: TableView? {
    window.rootViewController.view.descendants(of: TableView.self).first
  }

  /// Whether an event, or a change that it caused, requires the next drawing.
  private var needsRecordedDrawing = true

  /// Draws the demo into a part of a frame. A drawing that no event caused is not recorded. After a
  /// change of the window's size, for example, more rows can be visible.
  func draw(in rect: Rect, on frame: inout TerminalFrame) {
    guard needsRecordedDrawing else { return window.draw(in: rect, on: &frame) }
    xray.recorder.record { window.draw(in: rect, on: &frame) }
    needsRecordedDrawing = false
  }

  private func viewDidChange(_ view: View) {
    if xray.recorder.isRecording { needsRecordedDrawing = true }
    if !isBringingBack { xray.recorder.takeStack(of: view) }
    onChange?()
  }
}

extension Event {
  /// Whether the event only moves the selection or the text.
  fileprivate var isMove: Bool { [.up, .down, .pageUp, .pageDown, .home, .end].contains(self) }
}
