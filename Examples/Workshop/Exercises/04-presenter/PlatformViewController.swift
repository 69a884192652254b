import TerminalUI

/// The screen of a platform: the first train, its delay, and a button for its departure.
///
// stub
/// It works, but it formats minutes, decides which train is late, and changes the model. In MVP,
/// these are the tasks of a presenter.
// solution
/// It is a passive view. It shows the texts of its presenter and reports taps to it.
// end
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
    // stub
    // TODO: Attach this view to the presenter. Do not read the model.
    // 把这个视图连接到展示器，不要读取模型。
    showTrain()
    // solution
    presenter.attach(self)
    // end
  }

  // stub
  private func buttonTapped() {
    // TODO: Report the tap to the presenter.
    // 把点击报告给展示器。
    presenter.platform.removeFirstTrain()
    showTrain()
  }

  // TODO: Move these rules to the presenter. Adopt `PlatformViewProtocol`, which shows finished texts.
  // 把这些规则搬到展示器。遵循 `PlatformViewProtocol`，显示现成的文字。
  private func showTrain() {
    guard let train = presenter.platform.trains.first else {
      trainLabel.text = "No more trains"
      delayLabel.text = ""
      return
    }
    trainLabel.text = "\(train.destination) \(timeText(of: train))"
    // A delay of less than five minutes counts as on time.
    delayLabel.text = train.delay < 5 ? "on time" : "\(train.delay) minutes late"
  }

  private func timeText(of train: Train) -> String {
    switch train.minutes {
    case 0: "now"
    case 1: "in 1 minute"
    default: "in \(train.minutes) minutes"
    }
  }
  // solution
  private func buttonTapped() {
    // The view does not know what a tap does. It waits for the next call of its presenter.
    presenter.buttonTapped()
  }
  // end
}

// solution
extension PlatformViewController: PlatformViewProtocol {
  func showTrain(_ text: String) {
    trainLabel.text = text
  }

  func showDelay(_ text: String) {
    delayLabel.text = text
  }
}
// end
