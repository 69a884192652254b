import Catalog
import Contract
import Foundation
import Model
import Terminal
import TerminalUI
import XRay

/// What the user has done to a demo and wants to find again when another pattern shows it.
struct Place: Equatable {
  var row = 0
  /// Whether the row has been opened.
  var isOpen = false
  /// Whether the button has been pressed.
  var hasPressed = false
}

/// One demo of one pattern, as it is shown. Another demo or pattern is another session.
final class DemoSession {
  let pattern: Pattern
  let demo: Demo
  let window: Window
  private let xray: LiveXRay

  /// Told when something else is to be shown.
  var onChange: (() -> Void)?

  /// Holds the objects that nobody on the screen knows.
  let screen: Screen
  /// What is still to be brought back, as soon as the rows are there.
  private var missing: Place?
  private var hasPressed = false
  private var isBringingBack = false

  /// Makes a demo, or nothing if the pattern has no such demo.
  init?(
    _ demo: Demo, of pattern: Pattern, with services: Services, after place: Place,
    xray: LiveXRay
  ) {
    xray.begin("start", isNew: true)
    guard let screen = pattern.makeScreen(of: demo, with: xray.recorder.recording(services)) else {
      return nil
    }
    self.xray = xray
    self.pattern = pattern
    self.demo = demo
    self.screen = screen
    window = Window(rootViewController: screen.viewController)
    window.showsFocus = true
    missing = place
    window.onChange = { [weak self] _ in self?.viewDidChange() }
  }

  /// The modules whose functions an X-ray shows.
  var modules: Set<String> { ["Model", "TerminalUI", pattern.module] }

  /// Does what the user wants.
  func send(_ event: Event) {
    xray.begin(event.rawValue)
    window.send(event)
    if event == .press, tableView == nil { hasPressed = true }
  }

  /// What there is to be brought back on another session.
  var place: Place {
    let opened = window.rootViewController.presentedViewController
    let row = tableView?.selectedRow
    return Place(
      row: row ?? missing?.row ?? 0,
      isOpen: row == nil ? missing?.isOpen ?? false : opened.map { !($0 is Alert) } ?? false,
      hasPressed: hasPressed || missing?.hasPressed ?? false)
  }

  /// Does again what leads to where the user was, as far as that is possible now: the row is
  /// selected once there are rows. What was the last event there is the last one here.
  func restore() {
    guard let place = missing else { return }
    if let tableView {
      guard tableView.selectedRow != nil, !(window.topViewController is Alert) else { return }
      isBringingBack = true
      tableView.selectRow(at: place.row)
      isBringingBack = false
    }
    missing = nil
    if tableView != nil, place.isOpen { send(.open) }
    if tableView == nil, place.hasPressed { send(.press) }
  }

  private var tableView: TableView? {
    window.rootViewController.view.descendants(of: TableView.self).first
  }

  /// How many more stacks are taken while the screen is drawn. The rows that come into sight are
  /// filled in one like the other, and there may be hundreds.
  private var stacksToTake = Int.max

  /// Draws the demo into a part of a frame.
  func draw(in rect: Rect, on frame: inout TerminalFrame) {
    stacksToTake = 40
    window.draw(in: rect, on: &frame)
    stacksToTake = .max
  }

  private func viewDidChange() {
    if !isBringingBack, stacksToTake > 0 {
      stacksToTake -= 1
      xray.recorder.takeStack()
    }
    onChange?()
  }
}
