import Observing
import TerminalUI

/// The screen of a parking garage: the free spaces, and a button for a car that enters.
final class GarageViewController: ViewController, GarageViewProtocol {
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
    observation = viewModel.observe(\.contentText) { [weak self] in self?.label.text = $0 }
    viewModel.view = self
  }

  private func buttonTapped() {
    viewModel.carTapped()
  }

  func show(_ text: String) { label.text = text }
}
