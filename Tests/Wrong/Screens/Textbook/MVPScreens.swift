import Model
import TerminalUI

protocol TextShowing: AnyObject {
  func show(_ text: String)
}

protocol TapHandling: AnyObject {
  func buttonTapped()
}

/// The view holds its presenter by protocol.
final class PresentedScreen: ButtonScreen, TextShowing {
  private var presenter: (any TapHandling)?

  init(model: ButtonModel) {
    super.init()
    presenter = ProtocolPresenter(model: model, view: self)
  }

  override func buttonTapped() { presenter?.buttonTapped() }

  func show(_ text: String) { label.text = text }
}

final class ProtocolPresenter: TapHandling {
  private let model: ButtonModel
  private weak var view: (any TextShowing)?
  private(set) var text = ""

  init(model: ButtonModel, view: any TextShowing) { (self.model, self.view) = (model, view) }

  func buttonTapped() {
    model.changeNumber()
    text = "\(model.number)"
    view?.show(text)
  }
}

/// Both hold each other by class.
final class ClassScreen: ButtonScreen {
  private let presenter: ClassScreenPresenter

  init(model: ButtonModel) {
    presenter = ClassScreenPresenter(model: model)
    super.init()
    presenter.view = self
  }

  override func buttonTapped() { presenter.buttonTapped() }

  func show(_ text: String) { label.text = text }
}

final class ClassScreenPresenter: ModelHolder {
  weak var view: ClassScreen?

  func buttonTapped() {
    model.changeNumber()
    view?.show("\(model.number)")
  }
}
