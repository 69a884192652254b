// check: A task still observes the view model. Bind once, and cancel the task in `deinit`.
import Observation
import TerminalUI

/// The screen of a parking garage: the free spaces, and a button for a car that enters.
final class GarageViewController: ViewController {
  private let viewModel: GarageViewModel
  private let label = Label()
  private let button = Button(title: "Car")
  private var binding: Task<Void, Never>?

  init(viewModel: GarageViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: GarageViewController.buttonTapped)
    // `immediate` shows the current text first. The task retains the view model, but not this screen.
    binding = Task.immediate { [weak self, viewModel] in
      for await text in Observations({ viewModel.contentText }) { self?.label.text = text }
    }
  }

  private func buttonTapped() {
    viewModel.carTapped()
  }
}
