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
        let worker = ButtonWorker(model: ButtonModel(digits: services.digits))
        return Screen(ButtonScreen(worker: worker))
      },
      .news: { services in
        let worker = NewsWorker(model: NewsModel(source: services.news))
        return Screen(NewsScreen(worker: worker, images: services.images))
      },
    ])
}

/// A worker that changes the model and reports the new number by calling a closure.
final class ButtonWorker {
  var numberChanged: ((Int) -> Void)?
  private let model: ButtonModel

  init(model: ButtonModel) {
    self.model = model
  }

  var number: Int { model.number }

  func changeNumber() {
    model.changeNumber()
    numberChanged?(model.number)
  }
}

/// The screen of the button demo. It forwards a press to its worker and shows the new number.
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
    label.text = "\(worker.number)"
    // The closure captures only the label, not the screen. It cannot create a retain cycle.
    worker.numberChanged = { [weak label] number in label?.text = "\(number)" }
  }

  private func buttonTapped() {
    worker.changeNumber()
  }
}
