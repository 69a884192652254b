import Model
import Observation
import Observing
import TerminalUI

/// Two counters that count on for each other, and a label that shows it.
final class PingPongViewController: ViewController {
  private let label = Label()
  private let counters = (Counter(), Counter())
  private var observations: [ObservationToken] = []

  override func viewDidLoad() {
    view.addSubview(label)
    let (first, second) = counters
    observations = [
      first.observe(\.value) { [label] in
        label.text = "\($0)"
        second.value = $0
      },
      second.observe(\.value) { first.value = $0 + 1 },
    ]
  }
}

/// A chain of counters, each of which counts what the one before counts, and a label for both ends.
final class RelayViewController: ViewController {
  /// What the last label shows before each press.
  private(set) var textsBeforePresses: [String] = []
  private let (first, last) = (Label(), Label())
  private let counters = (0..<8).map { _ in Counter() }
  private var observations: [ObservationToken] = []

  override func viewDidLoad() {
    let button = Button(title: "Click me!")
    for subview in [first, last, button] { view.addSubview(subview) }
    button.addTarget(self, action: RelayViewController.buttonPressed)
    observations = zip(counters, counters.dropFirst()).map { counter, next in
      counter.observe(\.value) { next.value = $0 }
    }
    observations += counters.suffix(1).map { counter in
      counter.observe(\.value) { [last] in last.text = "relayed \($0)" }
    }
  }

  private func buttonPressed() {
    textsBeforePresses.append(last.text)
    counters[0].value += 1
    first.text = "pressed \(counters[0].value)"
  }
}

/// A chain of tasks, each of which starts the next one.
final class TaskViewController: ViewController {
  /// How many chains have ended before each press.
  private(set) var countsBeforePresses: [Int] = []
  private var count = 0
  private let model = ButtonModel(digits: RandomDigits(seed: 7))

  override func viewDidLoad() {
    let button = Button(title: "Click me!")
    view.addSubview(button)
    button.addTarget(self, action: TaskViewController.buttonPressed)
  }

  private func buttonPressed() {
    countsBeforePresses.append(count)
    start(8)
  }

  private func start(_ rest: Int) {
    Task {
      model.changeNumber()
      if rest > 1 { start(rest - 1) } else { count += 1 }
    }
  }
}

@Observable
final class Counter {
  var value = 0
}
