import Observing
import TerminalUI

/// A label and a button.
///
/// In MVVM, the view is bound to its view model. It observes the text and forwards taps. It knows no
/// model.
public final class ButtonView: View {
  private let viewModel: ButtonViewModel
  private let label = Label()
  private let button = Button(title: "Click me!")
  private var observation: ObservationToken?

  public init(viewModel: ButtonViewModel) {
    self.viewModel = viewModel
    super.init()
    addSubview(label)
    addSubview(button)
    button.addTarget(self, action: ButtonView.buttonTapped)
    observation = viewModel.observe(\.contentText) { [weak self] in self?.label.text = $0 }
  }

  private func buttonTapped() {
    viewModel.buttonTapped()
  }
}
