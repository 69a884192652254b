// check: The view model does not report the change from 10:00 to 11:00. Report each change.
/// A time of day. Do not change this type.
struct TimeOfDay: Equatable {
  var hour: Int
  var minute: Int
}

/// A model that stores the time and reports changes. Do not change this protocol.
protocol ClockModel: AnyObject {
  var time: TimeOfDay { get }
  /// Called after the time has changed.
  var onChange: (() -> Void)? { get set }
}

/// The part of a view model that the controller uses. Do not change this protocol.
protocol ClockText: AnyObject {
  var text: String { get }
  /// Called after the text has changed.
  var onChange: (() -> Void)? { get set }
}

/// A view model that formats the time of a model.
final class ClockViewModel: ClockText {
  private let model: any ClockModel
  private var minute: Int
  var onChange: (() -> Void)?

  init(model: any ClockModel) {
    self.model = model
    minute = model.time.minute
    // Weak: the model can outlive the view model and must not retain it.
    model.onChange = { [weak self] in self?.timeChanged() }
  }

  private func timeChanged() {
    guard model.time.minute != minute else { return }
    minute = model.time.minute
    onChange?()
  }

  /// The time with two digits each, “It is 09:05.”
  var text: String {
    // This text is the same in every region, so a formatter is not necessary.
    let parts = [model.time.hour, model.time.minute].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "It is \(parts.joined(separator: ":"))."
  }
}
