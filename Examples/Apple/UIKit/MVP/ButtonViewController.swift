import MVP
import Model  // Only the preview uses it.
import UIKit

/// The view of the button demo.
///
/// It shows the text that its presenter passes, and forwards taps. The presenter is that of `Sources/MVP`,
/// which knows no UIKit.
final class ButtonViewController: UIViewController {
  private let presenter: ButtonPresenter
  private let label = UILabel()
  private let button = UIButton(configuration: .borderedProminent())

  init(presenter: ButtonPresenter) {
    self.presenter = presenter
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
    presenter.attach(self)
  }

  private func buttonTapped() {
    presenter.buttonTapped()
  }
}

extension ButtonViewController: ButtonViewProtocol {
  func showContent(_ text: String) {
    label.text = text
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
    presenter: ButtonPresenter(model: ButtonModel(digits: RandomDigits(seed: 7))))
}
