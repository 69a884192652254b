public import TerminalUI

/// The manager of the button demo. It shows the content and has the worker change it.
///
/// In delegation, the manager knows the worker by name and is its delegate.
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
    button.addTarget(self, action: ButtonManager.buttonTapped)
    label.text = worker.content
  }

  private func buttonTapped() {
    worker.changeContent()
  }
}

extension ButtonManager: ButtonWorkerDelegate {
  public func buttonWorkerDidChangeContent(_ worker: ButtonWorker) {
    label.text = worker.content
  }
}
