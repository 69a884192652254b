import Model
import UIKit

/// The controller of the button demo.
///
/// In UIKit, MVC needs no other object. The controller changes the model, and it sets the label’s text.
final class ButtonViewController: UIViewController {
  private let model: ButtonModel
  private let label = UILabel()
  private let button = UIButton(configuration: .borderedProminent())

  init(model: ButtonModel) {
    self.model = model
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
    label.text = "\(model.number)"
  }

  private func buttonTapped() {
    model.changeNumber()
    label.text = "\(model.number)"
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
  ButtonViewController(model: ButtonModel(digits: RandomDigits(seed: 7)))
}
