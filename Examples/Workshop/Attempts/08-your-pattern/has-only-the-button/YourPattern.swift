import Contract
import Model
import TerminalUI

// Closures as bindings: the screen hands its worker a closure. The worker knows that there is
// somebody to call, as with a delegate, but no protocol stands between them.

extension Pattern {
  nonisolated static let yours = Pattern(
    id: "closure", name: "Closure",
    summary: "the screen gives its worker a closure to call",
    demos: [
      .button: { services in
        let worker = ButtonWorker(model: ButtonModel(digits: services.digits))
        return Screen(ButtonScreen(worker: worker))
      }
    ])
}

/// Changes the model, and calls whoever wants to know.
final class ButtonWorker {
  var contentChanged: ((String) -> Void)?
  private let model: ButtonModel

  init(model: ButtonModel) {
    self.model = model
  }

  var content: String { model.content }

  func changeContent() {
    model.changeContent()
    contentChanged?(model.content)
  }
}

/// Asks for the work, and shows what came of it.
final class ButtonScreen: ViewController {
  private let worker: ButtonWorker
  private let label = Label()
  private let button = Button(title: "Click me!")

  init(worker: ButtonWorker) {
    self.worker = worker
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonScreen.buttonTapped)
    label.text = worker.content
    // Only the label is captured, and it knows nobody: nothing here can go round in a circle.
    worker.contentChanged = { [weak label] content in label?.text = content }
  }

  private func buttonTapped() {
    worker.changeContent()
  }
}
