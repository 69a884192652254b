/// A presenter that shows the first train of a platform in a view.
final class PlatformPresenter {
  // stub
  /// The model. After your change, the view no longer uses it.
  let platform: Platform
  // solution
  // Private: the view cannot use the model.
  private let platform: Platform
  // Weak: the view owns its presenter. A strong reference back would create a retain cycle.
  private weak var view: (any PlatformViewProtocol)?
  // end

  init(platform: Platform) {
    self.platform = platform
  }

  /// Connects the presenter to its view. Called when the view has been loaded.
  func attach(_ view: any PlatformViewProtocol) {
    // stub
    // TODO: Show the first train. Store the view for later, without retaining it.
    // 显示第一班列车。保存视图备用，但不强引用它。
    // solution
    self.view = view
    showTrain()
    // end
  }

  /// Called when the user taps the button.
  // stub
  func buttonTapped() {
    // TODO: Change the model. Then show the next train.
    // 修改模型，然后显示下一班列车。
  }
  // solution
  func buttonTapped() {
    platform.removeFirstTrain()
    // The presenter tells the view after each change. The view observes nothing.
    showTrain()
  }

  private func showTrain() {
    guard let train = platform.trains.first else {
      view?.showTrain("No more trains")
      view?.showDelay("")
      return
    }
    view?.showTrain("\(train.destination) \(timeText(of: train))")
    // A delay of less than five minutes counts as on time.
    view?.showDelay(train.delay < 5 ? "on time" : "\(train.delay) minutes late")
  }

  private func timeText(of train: Train) -> String {
    // This code was in the controller before. It can now be tested without a screen.
    switch train.minutes {
    case 0: "now"
    case 1: "in 1 minute"
    default: "in \(train.minutes) minutes"
    }
  }
  // end
}
