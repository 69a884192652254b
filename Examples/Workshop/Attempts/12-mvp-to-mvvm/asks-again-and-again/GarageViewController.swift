// check: `sleep` waits for a time, and not for a change. Observe the change
import TerminalUI

/// The screen of a parking garage: the free spaces, and a button for a car that enters.
final class GarageViewController: ViewController {
  private let viewModel: GarageViewModel
  private let label = Label()
  private let button = Button(title: "Car")
  private var loop: Task<Void, Never>?

  init(viewModel: GarageViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: GarageViewController.buttonTapped)
    loop = Task.immediate { [weak self, viewModel] in
      while !Task.isCancelled {
        self?.label.text = viewModel.contentText
        try? await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  private func buttonTapped() {
    viewModel.carTapped()
  }

  deinit { loop?.cancel() }
}
