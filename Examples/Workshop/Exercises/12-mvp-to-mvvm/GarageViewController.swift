import Observing
import TerminalUI

/// The screen of a parking garage: the free spaces, and a button for a car that enters.
final class GarageViewController: ViewController {
  private let viewModel: GarageViewModel
  private let label = Label()
  private let button = Button(title: "Car")

  init(viewModel: GarageViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: GarageViewController.buttonTapped)
    // TODO: Observe the text of the view model, and store the token.
    // 观察视图模型的文字，并保存令牌。
    viewModel.attach(self)
  }

  private func buttonTapped() {
    viewModel.carTapped()
  }
}

extension GarageViewController: GarageViewProtocol {
  func showContent(_ text: String) {
    label.text = text
  }
}
