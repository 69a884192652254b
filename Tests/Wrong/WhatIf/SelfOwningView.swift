import MVVM
import Observing
import TerminalUI

/// A view in MVVM that forgets `[weak self]` in the closure of its binding. The view model is correct.
final class SelfOwningView: ViewController {
  private let viewModel: ButtonViewModel
  private let label = Label()
  private let button = Button(title: "Click me!")
  private var observation: ObservationToken?

  init(viewModel: ButtonViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: SelfOwningView.buttonTapped)
    observation = viewModel.observe(\.contentText) { self.showContent($0) }
  }

  private func buttonTapped() {
    viewModel.buttonTapped()
  }

  private func showContent(_ text: String) {
    label.text = text
  }
}
