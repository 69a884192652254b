import TerminalUI

/// A manager that writes the line of its worker itself, before it calls the worker.
final class HastyManager: ViewController {
  private let worker = HastyWorker()
  private let textView = TextView()
  private let button = Button(title: "Begin")

  override init() {
    super.init()
    worker.manager = self
  }

  override func viewDidLoad() {
    view.addSubview(button)
    view.addSubview(textView)
    button.addTarget(self, action: HastyManager.buttonTapped)
  }

  private func buttonTapped() {
    textView.text = "finish work!"
    worker.print()
  }

  func workerDidFinish() { textView.text += "\ncelebrate Task!" }
}

final class HastyWorker {
  weak var manager: HastyManager?

  func print() { manager?.workerDidFinish() }
}
