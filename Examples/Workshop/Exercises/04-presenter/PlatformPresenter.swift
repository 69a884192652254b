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
  /// The model. After your change, the view no longer uses it.
  let platform: Platform

  init(platform: Platform) {
    self.platform = platform
  }

  /// Connects the presenter to its view. Called when the view has been loaded.
  func attach(_ view: any PlatformViewProtocol) {
    // TODO: Show the first train. Store the view for later, without retaining it.
    // 显示第一班列车。保存视图备用，但不强引用它。
  }

  /// Called when the user taps the button.
  func buttonTapped() {
    // TODO: Change the model. Then show the next train.
    // 修改模型，然后显示下一班列车。
  }
}
