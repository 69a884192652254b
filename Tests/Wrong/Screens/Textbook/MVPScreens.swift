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

// MARK: - Other values than a text

final class CharacterPresenter: ModelHolder {
  weak var view: CharacterScreen?

  func buttonTapped() {
    model.changeNumber()
    for character in "\(model.number)" { view?.show(character) }
  }
}

final class CharacterScreen: ButtonScreen {
  private let presenter: CharacterPresenter

  init(presenter: CharacterPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  override func buttonTapped() { presenter.buttonTapped() }

  func show(_ character: Character) { label.text = "\(character)" }
}

final class BytesPresenter: ModelHolder {
  weak var view: BytesScreen?

  func buttonTapped() {
    model.changeNumber()
    view?.show(Array("\(model.number)".utf8))
  }
}

final class BytesScreen: ButtonScreen {
  private let presenter: BytesPresenter

  init(presenter: BytesPresenter) {
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  override func buttonTapped() { presenter.buttonTapped() }

  func show(_ bytes: [UInt8]) { label.text = String(decoding: bytes, as: UTF8.self) }
}
