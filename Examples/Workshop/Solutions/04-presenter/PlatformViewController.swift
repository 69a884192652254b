import TerminalUI

/// The screen of a platform: the first train, its delay, and a button for its departure.
///
/// It is a passive view. It shows the texts of its presenter and reports taps to it.
final class PlatformViewController: ViewController {
  private let presenter: PlatformPresenter
  private let trainLabel = Label()
  private let delayLabel = Label()
  private let button = Button(title: "Depart")

  init(presenter: PlatformPresenter) {
    self.presenter = presenter
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(trainLabel)
    view.addSubview(delayLabel)
    view.addSubview(button)
    button.addTarget(self, action: PlatformViewController.buttonTapped)
    presenter.attach(self)
  }

  private func buttonTapped() {
    // The view does not know what a tap does. It waits for the next call of its presenter.
    presenter.buttonTapped()
  }
}

extension PlatformViewController: PlatformViewProtocol {
  func showTrain(_ text: String) {
    trainLabel.text = text
  }

  func showDelay(_ text: String) {
    delayLabel.text = text
  }
}
