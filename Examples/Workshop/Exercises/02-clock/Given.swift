// Given code. Do not change it: `check` restores this file.
// 给定的代码，不要修改：`check` 会恢复这个文件。

/// A time of day.
struct TimeOfDay: Equatable {
  var hour: Int
  var minute: Int
}

/// A model that stores the time and reports changes.
protocol ClockModel: AnyObject {
  var time: TimeOfDay { get }
  /// Called after the time has changed.
  var onChange: (() -> Void)? { get set }
}

/// The part of a view model that the controller uses.
protocol ClockText: AnyObject {
  var text: String { get }
  /// Called after the text has changed.
  var onChange: (() -> Void)? { get set }
}
