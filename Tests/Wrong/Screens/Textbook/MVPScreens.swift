import Model
import TerminalUI

/// Both hold each other by class.
final class ClassScreen: ButtonScreen {
  private let presenter: ClassScreenPresenter

  init(presenter: ClassScreenPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  override func buttonTapped() { presenter.buttonTapped() }

  func show(_ text: String) { label.text = text }
  func show(_ lines: [String]) { label.text = lines.joined() }
}

class ClassScreenPresenter: ModelHolder {
  weak var view: ClassScreen?

  func buttonTapped() {
    model.changeNumber()
    view?.show("\(model.number)")
  }
}

final class ListingPresenter: ClassScreenPresenter {
  override func buttonTapped() {
    model.changeNumber()
    view?.show(["\(model.number)"])
  }
}

final class StoringPresenter: ClassScreenPresenter {
  private(set) var text = ""

  override func buttonTapped() {
    model.changeNumber()
    text = "\(model.number)"
    view?.show(text)
  }
}
