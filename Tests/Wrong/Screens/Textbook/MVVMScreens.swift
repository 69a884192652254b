import Model
import TerminalUI

protocol ViewModelDelegate: AnyObject {
  func viewModelDidChange(_ viewModel: any Announcing)
}

protocol Announcing: AnyObject {}

/// A view model that notifies its delegate, or calls a closure. Neither carries the text.
final class AnnouncingViewModel: ModelHolder, Announcing {
  weak var delegate: (any ViewModelDelegate)?
  private(set) var text = ""

  func buttonTapped() {
    model.changeNumber()
    text = "\(model.number)"
    delegate?.viewModelDidChange(self)
  }

  func buttonTapped(completion: () -> Void) {
    model.changeNumber()
    text = "\(model.number)"
    completion()
  }
}

class AnnouncedScreen: ButtonScreen {
  let viewModel: AnnouncingViewModel

  init(model: ButtonModel) {
    viewModel = AnnouncingViewModel(model: model)
    super.init()
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

final class ListeningScreen: AnnouncedScreen, ViewModelDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
  }

  func viewModelDidChange(_ viewModel: any Announcing) { label.text = self.viewModel.text }
}

final class CompletionScreen: AnnouncedScreen {
  override func buttonTapped() {
    viewModel.buttonTapped { [label, viewModel] in label.text = viewModel.text }
  }
}
