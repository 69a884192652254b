import Model
import TerminalUI

protocol ViewModelDelegate: AnyObject {
  func viewModelDidChange(_ viewModel: any Announcing)
}

protocol Announcing: AnyObject {}

/// A view model that can notify its view by a closure or a delegate. Neither carries the text.
final class AnnouncingViewModel: ModelHolder, Announcing {
  var textChanged: (() -> Void)?
  weak var delegate: (any ViewModelDelegate)?
  private(set) var text = ""

  func buttonTapped() {
    model.changeNumber()
    text = "\(model.number)"
    textChanged?()
    delegate?.viewModelDidChange(self)
  }

  func buttonTapped(completion: () -> Void) {
    model.changeNumber()
    text = "\(model.number)"
    completion()
  }
}

/// A screen that passes taps to its view model. Each subclass reads the text in another way.
class AnnouncedScreen: ButtonScreen {
  let viewModel: AnnouncingViewModel

  init(model: ButtonModel) {
    viewModel = AnnouncingViewModel(model: model)
    super.init()
  }

  override func buttonTapped() { viewModel.buttonTapped() }

  func showText() { label.text = viewModel.text }
}

final class ClosureScreen: AnnouncedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.textChanged = { [weak self] in self?.showText() }
  }
}

final class ListeningScreen: AnnouncedScreen, ViewModelDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
  }

  func viewModelDidChange(_ viewModel: any Announcing) { label.text = self.viewModel.text }
}

final class ReadingScreen: AnnouncedScreen {
  override func buttonTapped() {
    viewModel.buttonTapped()
    showText()
  }
}

final class CompletionScreen: AnnouncedScreen {
  override func buttonTapped() {
    viewModel.buttonTapped { [label, viewModel] in label.text = viewModel.text }
  }
}

// MARK: - No middle object

/// The controller passes the model, and the view decides the text.
final class ShownModel: ViewController, ModelViewDelegate {
  private let modelView = ModelView()
  private let model: ButtonModel

  init(model: ButtonModel) {
    self.model = model
    super.init()
    modelView.delegate = self
  }

  override func viewDidLoad() { view.addSubview(modelView) }

  func modelViewDidTap() {
    model.changeNumber()
    modelView.show(model)
  }
}

protocol ModelViewDelegate: AnyObject {
  func modelViewDidTap()
}

final class ModelView: ButtonSubview {
  weak var delegate: (any ModelViewDelegate)?

  override func buttonTapped() { delegate?.modelViewDidTap() }

  func show(_ model: ButtonModel) { label.text = "\(model.number)" }
}
