public import TerminalUI

/// The manager of the button demo: it asks for the work and shows what came of it.
///
/// In direct coupling both sides know each other by name: the manager calls its
/// worker, the worker calls its manager.
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
    button.addTarget(self, action: ButtonManager.buttonPressed)
    label.text = worker.content
  }

  private func buttonPressed() {
    worker.changeContent()
  }

  /// Called by the worker when the content has changed.
  func contentChanged() {
    label.text = worker.content
  }
}
