import Model
import PatternKit
import TerminalUI

/// A deliberate fault in a button demo.
nonisolated enum ButtonFault: String, CaseIterable {
  case startsEmpty, saysPressMe, losesAPress, keepsItsScreenAlive

  /// The name of the rule that must detect the fault.
  var rule: String {
    switch self {
    case .startsEmpty, .saysPressMe: "starts with “2333” on the label, above the button"
    case .losesAPress: "shows the next digit of its source after each of 1,000 presses"
    case .keepsItsScreenAlive: "releases every object of the button demo when it is closed"
    }
  }

  /// Returns a pattern whose button demo has the given fault.
  ///
  /// Without a fault, the button demo is correct.
  static func pattern(with fault: ButtonFault?) -> Pattern {
    Pattern(
      id: "faulty", name: "Faulty", summary: "\(fault?.rawValue ?? "no fault")",
      demos: [.button: { Screen(FaultyButtonScreen(fault, digits: $0.digits)) }])
  }
}

/// A button demo in one class with at most one fault.
private final class FaultyButtonScreen: ViewController {
  private let fault: ButtonFault?
  private let digits: any DigitSource
  private let label = Label()
  private let button: Button
  private var presses = 0
  private var keepAlive: (() -> Void)?

  init(_ fault: ButtonFault?, digits: any DigitSource) {
    self.fault = fault
    button = Button(title: fault == .saysPressMe ? "Press me!" : "Click me!")
    self.digits = digits
    super.init()
  }

  override func viewDidLoad() {
    label.text = fault == .startsEmpty ? "" : "2333"
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: FaultyButtonScreen.buttonTapped)
    if fault == .keepsItsScreenAlive { keepAlive = { self.buttonTapped() } }
  }

  private func buttonTapped() {
    presses += 1
    if fault == .losesAPress, presses == 700 { return }
    label.text = "\(digits.nextDigit())"
  }
}

/// A deliberate fault in a print task.
nonisolated enum TaskFault: String, CaseIterable {
  case beginsByItself, celebratesTooEarly, appendsTheSecondTask, keepsItsScreenAlive

  /// The name of the rule that must detect the fault.
  var rule: String {
    switch self {
    case .beginsByItself: "shows no text before the task begins"
    case .celebratesTooEarly, .appendsTheSecondTask:
      "finishes the work, then celebrates, each time the task begins"
    case .keepsItsScreenAlive: "releases every object of the print task when it is closed"
    }
  }

  /// Returns a pattern whose print task has the given fault.
  ///
  /// Without a fault, the print task is correct.
  static func pattern(with fault: TaskFault?) -> Pattern {
    Pattern(
      id: "faulty", name: "Faulty", summary: "\(fault?.rawValue ?? "no fault")",
      demos: [.task: { _ in Screen(FaultyTaskScreen(fault)) }])
  }
}

/// A print task in one class with at most one fault.
private final class FaultyTaskScreen: ViewController {
  private let fault: TaskFault?
  private let textView = TextView()
  private let button = Button(title: "Begin")
  private var keepAlive: (() -> Void)?

  init(_ fault: TaskFault?) {
    self.fault = fault
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(button)
    view.addSubview(textView)
    button.addTarget(self, action: FaultyTaskScreen.beginTask)
    if fault == .beginsByItself { beginTask() }
    if fault == .keepsItsScreenAlive { keepAlive = { self.beginTask() } }
  }

  private func beginTask() {
    var lines = ["finish work!", "celebrate Task!"]
    if fault == .celebratesTooEarly { lines.reverse() }
    if fault == .appendsTheSecondTask, !textView.text.isEmpty { lines.insert(textView.text, at: 0) }
    textView.text = lines.joined(separator: "\n")
  }
}
