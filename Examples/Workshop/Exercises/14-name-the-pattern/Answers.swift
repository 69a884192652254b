/// The answers of the field guide. Do not change this type.
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

/// The pattern of each screen in `Examples/Workshop/Screens`.
enum Answers {
  // TODO: Read each screen, and name its pattern.
  // 读一读每个界面，写出它的模式。
  static let screen1 = PatternName.unknown
  static let screen2 = PatternName.unknown
  static let screen3 = PatternName.unknown
  static let screen4 = PatternName.unknown
  static let screen5 = PatternName.unknown
  static let screen6 = PatternName.unknown
}
