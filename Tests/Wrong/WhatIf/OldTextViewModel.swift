import Model
import Observation
import Observing
import TerminalUI

/// A view model that forgets to change its text after a press.
@Observable
final class OldTextViewModel {
  private let model: ButtonModel
  private(set) var contentText: String

  init(model: ButtonModel) {
    self.model = model
    contentText = "\(model.number)"
  }

  func buttonTapped() {
    model.changeNumber()
  }
}

/// The view of this view model. It is correct.
final class OldTextView: ViewController {
  private let viewModel: OldTextViewModel
  private let label = Label()
  private let button = Button(title: "Click me!")
  private var observation: ObservationToken?

  init(viewModel: OldTextViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: OldTextView.buttonTapped)
    observation = viewModel.observe(\.contentText) { [weak self] in self?.showContent($0) }
  }

  private func buttonTapped() {
    viewModel.buttonTapped()
  }

  private func showContent(_ text: String) {
    label.text = text
  }
}
