// Given code. Do not change it: `check` restores this file.
// 给定的代码，不要修改：`check` 会恢复这个文件。

/// The answers of the field guide.
enum PatternName {
  case mvc
  case mvp
  case mvvm
  /// Question 1 settles it.
  case unidirectional
  /// A view decides, and no view controller.
  case noMiddleObject
  /// You have no answer yet.
  case unknown
}
