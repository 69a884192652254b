import TerminalUI

/// The manager of the button demo. It shows the content, and asks the worker to change it.
///
/// In delegation, the manager calls its worker by name, and is its delegate.
public final class ButtonManager: ViewController {
  private let worker: ButtonWorker
  private let content: String
  private let label = Label()
  private let button = Button(title: "Click me!")

  /// - Parameter content: The text of the label until the worker reports another one.
  public init(content: String, worker: ButtonWorker) {
    self.worker = worker
    self.content = content
    super.init()
    worker.delegate = self
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonManager.buttonTapped)
    label.text = content
  }

  private func buttonTapped() {
    worker.changeContent()
  }
}

extension ButtonManager: ButtonWorkerDelegate {
  public func buttonWorker(_ worker: ButtonWorker, didChangeContent content: String) {
    label.text = content
  }
}
