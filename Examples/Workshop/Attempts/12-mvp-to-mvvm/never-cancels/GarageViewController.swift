// check: A task still observes the view model. Store the token of `observe`, or cancel the task.
import Observation
import TerminalUI

/// The screen of a parking garage: the free spaces, and a button for a car that enters.
final class GarageViewController: ViewController {
  private let viewModel: GarageViewModel
  private let label = Label()
  private let button = Button(title: "Car")
  private var observation: Task<Void, Never>?

  init(viewModel: GarageViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: GarageViewController.buttonTapped)
    observation = Task.immediate { [weak self, viewModel] in
      for await text in Observations({ viewModel.contentText }) { self?.label.text = text }
    }
  }

  private func buttonTapped() {
    viewModel.carTapped()
  }
}
