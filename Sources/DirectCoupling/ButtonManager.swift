import TerminalUI

/// The manager of the button demo. It shows the content, and asks the worker to change it.
///
/// In direct coupling, the manager calls its worker by name. The worker calls this class by name.
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
    worker.manager = self
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

extension ButtonManager {
  public func buttonWorker(_ worker: ButtonWorker, didChangeContent content: String) {
    label.text = content
  }
}
