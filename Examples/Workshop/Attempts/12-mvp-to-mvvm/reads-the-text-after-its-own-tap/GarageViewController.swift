// check: Each view observes the view model itself, and shows the current text when it opens.
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
    label.text = viewModel.contentText
  }

  private func buttonTapped() {
    viewModel.carTapped()
    label.text = viewModel.contentText
  }
}
