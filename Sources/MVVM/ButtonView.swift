import Observation
public import TerminalUI

/// The view of the button demo: a label and a button.
///
/// In MVVM, the view is bound to its view model. It observes the text and forwards taps. It knows no
/// model.
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
    button.addTarget(self, action: ButtonView.buttonTapped)
    // `immediate` shows the current text first. The task retains the view model, but not this view.
    binding = Task.immediate { [weak self, viewModel] in
      for await text in Observations({ viewModel.contentText }) { self?.label.text = text }
    }
  }

  private func buttonTapped() {
    viewModel.buttonTapped()
  }

  // The last reference can end on any thread. `isolated` runs this on the main actor.
  isolated deinit { binding?.cancel() }
}
