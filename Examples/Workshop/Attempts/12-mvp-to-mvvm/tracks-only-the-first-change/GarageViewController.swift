// check: The screen shows the first change only. `observe` reports each one.
import Observation
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
    withObservationTracking {
      label.text = viewModel.contentText
    } onChange: { [weak self] in
      Task { @MainActor in self?.label.text = self?.viewModel.contentText ?? "" }
    }
  }

  private func buttonTapped() {
    viewModel.carTapped()
  }
}
