import MVP
import Model
import TerminalUI

/// A presenter that forgets that its reference to the view must be weak.
final class OwningPresenter {
  private let model: ButtonModel
  private var view: (any ButtonViewProtocol)?

  init(model: ButtonModel) {
    self.model = model
  }

  func attach(_ view: any ButtonViewProtocol) {
    self.view = view
    view.showContent("\(model.number)")
  }

  func buttonTapped() {
    model.changeNumber()
    view?.showContent("\(model.number)")
  }
}

/// The view of this presenter. It is correct.
final class OwnedView: ViewController, ButtonViewProtocol {
  private let presenter: OwningPresenter
  private let label = Label()
  private let button = Button(title: "Click me!")

  init(presenter: OwningPresenter) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: OwnedView.buttonTapped)
    presenter.attach(self)
  }

  private func buttonTapped() {
    presenter.buttonTapped()
  }

  func showContent(_ text: String) {
    label.text = text
  }
}
