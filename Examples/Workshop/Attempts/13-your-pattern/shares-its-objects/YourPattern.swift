// check: The second screen starts with the digit of the first one. Create all objects in `Pattern.yours`.
import Model
import PatternKit
import TerminalUI

// Closures as bindings: the screen passes a closure to its worker. The worker calls the closure, as
// it would call a delegate. No protocol is needed between them.

extension Pattern {
  static let yours = Pattern(
    id: "closure", name: "Closure",
    summary: "the screen gives its worker a closure to call",
    demos: [
      .button: { services in
        Screen(ButtonScreen(worker: ButtonWorker.shared(services)))
      },
      .news: { services in
        let worker = NewsWorker(model: NewsModel(source: services.news))
        return Screen(NewsScreen(worker: worker, images: services.images))
      },
    ])
}

/// A worker that changes the model and reports the new content by calling a closure.
final class ButtonWorker {
  var contentChanged: ((String) -> Void)?
  private static var first: ButtonWorker?
  private let model: ButtonModel

  static func shared(_ services: Services) -> ButtonWorker {
    let worker = first ?? ButtonWorker(model: ButtonModel(digits: services.digits))
    first = worker
    return worker
  }

  init(model: ButtonModel) {
    self.model = model
  }

  var content: String { model.content }

  func changeContent() {
    model.changeContent()
    contentChanged?(model.content)
  }
}

/// The screen of the button demo. It forwards a press to its worker and shows the new content.
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
    // The closure captures only the label, not the screen. It cannot create a retain cycle.
    worker.contentChanged = { [weak label] content in label?.text = content }
  }

  private func buttonTapped() {
    worker.changeContent()
  }
}
