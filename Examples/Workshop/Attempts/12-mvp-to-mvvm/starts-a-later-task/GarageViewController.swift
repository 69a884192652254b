// check: The first text comes too late. `observe` shows it before `viewDidLoad` returns.
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
    Task { [weak self, viewModel] in
      for await text in Observations({ viewModel.contentText }) { self?.label.text = text }
    }
  }

  private func buttonTapped() {
    viewModel.carTapped()
  }
}
