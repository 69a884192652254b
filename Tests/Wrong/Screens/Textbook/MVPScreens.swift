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
  func show(_ character: Character) { label.text = "\(character)" }
  func show(_ bytes: [UInt8]) { label.text = String(decoding: bytes, as: UTF8.self) }
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

// MARK: - Other values than a text

final class CharacterPresenter: ClassScreenPresenter {
  override func buttonTapped() {
    model.changeNumber()
    for character in "\(model.number)" { view?.show(character) }
  }
}

final class BytesPresenter: ClassScreenPresenter {
  override func buttonTapped() {
    model.changeNumber()
    view?.show(Array("\(model.number)".utf8))
  }
}
