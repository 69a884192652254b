import Model
import PatternKit
import TerminalUI

// stub
// Your own pattern, the seventh. Which type handles the press? Which type changes the model? Which
// type notifies which one after the change? Give every task to a type. Then decide which
// references the types have.
// solution
// Closures as bindings: the screen passes a closure to its worker. The worker calls the closure, as
// it would call a delegate. No protocol is needed between them.
// end

extension Pattern {
  // stub
  static let yours = Pattern(
    id: "yours", name: "Your pattern",
    summary: "the references between the roles, in one line",
    // TODO: Create the objects of each demo, as in Sources/Catalog/MVC.swift:
    // 创建每个演示的对象，写法见 Sources/Catalog/MVC.swift：
    //   .button: { services in Screen(YourButtonScreen(model: ButtonModel(digits: services.digits))) },
    //   .news: { services in … },
    demos: [:])
  // solution
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
  // end
}

// stub
// TODO: Add the button demo: a label with the number of the model, and a button “Click me!”.
// 添加按钮演示：一个显示模型数字的标签，一个按钮“Click me!”。

// solution
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
// end
