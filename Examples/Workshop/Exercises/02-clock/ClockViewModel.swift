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
  var onChange: (() -> Void)?

  init(model: any ClockModel) {
    self.model = model
    // TODO: When the time changes, report that the text has changed.
    // 时间变化时，报告文字已改变。
  }

  /// The time with two digits each, “It is 09:05.”
  var text: String {
    // TODO: Format the time.
    // 格式化时间。
    ""
  }
}
