import MVP
import Model
import TerminalUI

/// A presenter that forgets to call its view after a press.
final class SilentPresenter {
  private let model: ButtonModel
  private weak var view: (any ButtonViewProtocol)?

  init(model: ButtonModel) {
    self.model = model
  }

  func attach(_ view: any ButtonViewProtocol) {
    self.view = view
    view.showContent("\(model.number)")
  }

  func buttonTapped() {
    model.changeNumber()
  }
}

/// The view of this presenter. It is correct.
final class UncalledView: ViewController, ButtonViewProtocol {
  private let presenter: SilentPresenter
  private let label = Label()
  private let button = Button(title: "Click me!")

  init(presenter: SilentPresenter) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: UncalledView.buttonTapped)
    presenter.attach(self)
  }

  private func buttonTapped() {
    presenter.buttonTapped()
  }

  func showContent(_ text: String) {
    label.text = text
  }
}
