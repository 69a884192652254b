/// A train that leaves a station. Do not change this type.
struct Train: Equatable {
  var destination: String
  /// The minutes until the departure.
  var minutes: Int
  /// The delay in minutes.
  var delay = 0
}

/// The model: the trains of a platform, in the order of departure. Do not change this type.
class Platform {
  private(set) var trains: [Train]

  init(trains: [Train]) {
    self.trains = trains
  }

  /// Removes the first train, because it has left.
  func removeFirstTrain() {
    trains = Array(trains.dropFirst())
  }
}

/// The calls of the presenter to its view. Do not change this protocol.
protocol PlatformViewProtocol: AnyObject {
  func showTrain(_ text: String)
  func showDelay(_ text: String)
}

/// A presenter that shows the first train of a platform in a view.
final class PlatformPresenter {
  // Private: the view cannot use the model.
  private let platform: Platform
  // Weak: the view owns its presenter. A strong reference back would create a retain cycle.
  private weak var view: (any PlatformViewProtocol)?

  init(platform: Platform) {
    self.platform = platform
  }

  /// Connects the presenter to its view. Called when the view has been loaded.
  func attach(_ view: any PlatformViewProtocol) {
    self.view = view
    showTrain()
  }

  /// Called when the user taps the button.
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
}
