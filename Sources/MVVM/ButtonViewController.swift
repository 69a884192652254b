import Observing
import TerminalUI

/// The view of the button demo.
///
/// In MVVM, a view controller is part of the view, and the view is bound to its view model. It shows the
/// text that the view model publishes, and forwards taps. It knows its view model by name, and no model.
/// `Tests/MVVMTests/ButtonTests.swift` shows how it is used.
public final class ButtonViewController: ViewController {
  private let viewModel: ButtonViewModel
  private let label = Label()
  private let button = Button(title: "Click me!")
  private var observation: ObservationToken?

  public init(viewModel: ButtonViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonViewController.buttonTapped)
    observation = viewModel.observe(\.contentText) { [weak self] in self?.showContent($0) }
  }

  private func buttonTapped() {
    viewModel.buttonTapped()
  }
}

extension ButtonViewController {
  private func showContent(_ text: String) {
    label.text = text
  }
}
