// check: The view model reports its changes, and the screen does not follow. Observe them, and store the token.
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
    _ = viewModel.observe(\.contentText) { [weak self] in self?.label.text = $0 }
  }

  private func buttonTapped() {
    viewModel.carTapped()
  }
}
