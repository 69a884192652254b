/// A time of day. Leave this type as it is.
struct TimeOfDay: Equatable {
  var hour: Int
  var minute: Int
}

/// What a model of the time can do: say it, and say that it is another. Leave it as it is.
protocol ClockModel: AnyObject {
  var time: TimeOfDay { get }
  /// Called after the time has changed.
  var onChange: (() -> Void)? { get set }
}

/// What the controller may know of a view model. Leave it as it is.
protocol ClockText: AnyObject {
  var text: String { get }
  /// Called after the text has changed.
  var onChange: (() -> Void)? { get set }
}

/// Finds the words for the time of a model.
final class ClockViewModel: ClockText {
  private let model: any ClockModel
  var onChange: (() -> Void)?

  init(model: any ClockModel) {
    self.model = model
    // The model outlives a screen: it must not keep the view model alive.
    model.onChange = { [weak self] in self?.onChange?() }
  }

  /// “It is 09:05.”
  var text: String {
    "It is \(model.time.hour):\(model.time.minute)."
  }
}
