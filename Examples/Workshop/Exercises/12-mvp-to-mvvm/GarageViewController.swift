import Observing
import TerminalUI

/// The screen of a parking garage: the free spaces, and a button for a car that enters.
final class GarageViewController: ViewController {
  private let viewModel: GarageViewModel
  private let label = Label()
  private let button = Button(title: "Car")
  // solution
  private var observation: ObservationToken?
  // end

  init(viewModel: GarageViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: GarageViewController.buttonTapped)
    // stub
    // TODO: Observe the text of the view model, and store the token.
    // 观察视图模型的文字，并保存令牌。
    viewModel.attach(self)
    // solution
    // Shows the current text first. The token ends the observation when this screen is released.
    observation = viewModel.observe(\.contentText) { [weak self] in self?.label.text = $0 }
    // end
  }

  private func buttonTapped() {
    viewModel.carTapped()
  }
}

// stub
extension GarageViewController: GarageViewProtocol {
  func showContent(_ text: String) {
    label.text = text
  }
}
// end
