import Observation
public import TerminalUI

/// A label, and a button that asks for another text.
///
/// In MVVM the view is bound to its view model: the label follows what the view model
/// says, and the view model hears of each press. The view knows no model.
public final class ButtonView: View {
  private let viewModel: ButtonViewModel
  private let label = Label()
  private let button = Button(title: "Click me!")
  private var binding: Task<Void, Never>?

  public init(viewModel: ButtonViewModel) {
    self.viewModel = viewModel
    super.init()
    addSubview(label)
    addSubview(button)
    button.addTarget(self, action: ButtonView.buttonPressed)
    binding = Task.immediate { [weak self, viewModel] in
      for await text in Observations({ viewModel.contentText }) { self?.label.text = text }
    }
  }

  private func buttonPressed() {
    viewModel.buttonPressed()
  }

  isolated deinit { binding?.cancel() }
}
