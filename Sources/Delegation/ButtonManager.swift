public import TerminalUI

/// The manager of the button demo: it asks for the work and shows what came of it.
///
/// In delegation only one side knows the other by name: the manager calls its worker,
/// and adopts the worker's delegate protocol.
public final class ButtonManager: ViewController {
  private let worker: ButtonWorker
  private let label = Label()
  private let button = Button(title: "Click me!")

  public init(worker: ButtonWorker) {
    self.worker = worker
    super.init()
    worker.delegate = self
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonManager.buttonPressed)
    label.text = worker.content
  }

  private func buttonPressed() {
    worker.changeContent()
  }
}

extension ButtonManager: ButtonWorkerDelegate {
  public func buttonWorkerDidChangeContent(_ worker: ButtonWorker) {
    label.text = worker.content
  }
}
