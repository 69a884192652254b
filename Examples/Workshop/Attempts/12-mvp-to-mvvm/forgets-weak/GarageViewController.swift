// check: The screen still exists after it is closed. The closure of `observe` must not retain it.
import Observing
import TerminalUI

/// The screen of a parking garage: the free spaces, and a button for a car that enters.
final class GarageViewController: ViewController {
  private let viewModel: GarageViewModel
  private let label = Label()
  private let button = Button(title: "Car")
  private var observation: ObservationToken?

  init(viewModel: GarageViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: GarageViewController.buttonTapped)
    // Shows the current text first. The token ends the observation when this screen is released.
    observation = viewModel.observe(\.contentText) { self.label.text = $0 }
  }

  private func buttonTapped() {
    viewModel.carTapped()
  }
}
