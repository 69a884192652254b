public import TerminalUI

/// The manager of the button demo. It shows the content and has the worker change it.
///
/// In direct coupling, the manager calls its worker by name. The worker calls this class by name.
public final class ButtonManager: ViewController {
  private let worker: ButtonWorker
  private let label = Label()
  private let button = Button(title: "Click me!")

  public init(worker: ButtonWorker) {
    self.worker = worker
    super.init()
    worker.manager = self
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

  /// Called by the worker when the content has changed.
  func contentChanged() {
    label.text = worker.content
  }
}
