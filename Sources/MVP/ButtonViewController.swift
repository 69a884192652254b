import TerminalUI

/// The view of the button demo.
///
/// In MVP, a view controller is part of the view, and the view is passive. It shows the text that the
/// presenter passes to it, and forwards taps. It knows its presenter by name, and no model.
/// `Tests/MVPTests/ButtonTests.swift` shows how it is used.
public final class ButtonViewController: ViewController {
  private let presenter: ButtonPresenter
  private let label = Label()
  private let button = Button(title: "Click me!")

  public init(presenter: ButtonPresenter) {
    self.presenter = presenter
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonViewController.buttonTapped)
    presenter.attach(self)
  }

  private func buttonTapped() {
    presenter.buttonTapped()
  }
}

extension ButtonViewController: ButtonViewProtocol {
  public func showContent(_ text: String) {
    label.text = text
  }
}
