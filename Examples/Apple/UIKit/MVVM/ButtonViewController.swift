import MVVM
import Model  // Only the preview uses it.
import UIKit

/// The view of the button demo.
///
/// It shows the text that its view model publishes, and forwards taps. The view model is that of
/// `Sources/MVVM`, which knows no UIKit.
final class ButtonViewController: UIViewController {
  private let viewModel: ButtonViewModel
  private let label = UILabel()
  private let button = UIButton(configuration: .borderedProminent())

  init(viewModel: ButtonViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("This controller is not in a storyboard.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    layOutViews()
    button.configuration?.title = "Click me!"
    let action = UIAction { [weak self] _ in self?.buttonTapped() }
    button.addAction(action, for: .primaryActionTriggered)
  }

  /// The binding. UIKit calls this method again after a property that it has read has changed.
  ///
  /// This needs iOS 26. From iOS 18 on, `viewWillLayoutSubviews()` works alike if the app’s Info.plist
  /// contains `UIObservationTrackingEnabled` with the value `YES`.
  override func updateProperties() {
    super.updateProperties()
    label.text = viewModel.contentText
  }

  private func buttonTapped() {
    viewModel.buttonTapped()
  }
}

extension ButtonViewController {
  private func layOutViews() {
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

#Preview {
  ButtonViewController(
    viewModel: ButtonViewModel(model: ButtonModel(digits: RandomDigits(seed: 7))))
}
