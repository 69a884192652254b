/// The pattern of each screen in `Examples/Workshop/Exercises/14-name-the-pattern/Screens`.
enum Answers {
  // stub
  // TODO: Read each screen, and name its pattern.
  // 读一读每个界面，写出它的模式。
  static let screen1 = PatternName.unknown
  static let screen2 = PatternName.unknown
  static let screen3 = PatternName.unknown
  static let screen4 = PatternName.unknown
  static let screen5 = PatternName.unknown
  static let screen6 = PatternName.unknown
  // solution
  // Question 3: the view controller decides. `Helper1` only returns what it formats
  // (question 2).
  static let screen1 = PatternName.mvc
  // Question 4: `Helper2` holds the view, and its call passes a text.
  static let screen2 = PatternName.mvp
  // Question 4: the view observes a property of `Helper3`.
  static let screen3 = PatternName.mvvm
  // Question 4: the view sets the closure once, so the closure is a binding, even if it
  // passes a text.
  static let screen4 = PatternName.mvvm
  // Question 4: a delegate that receives a text is a view. The name of `ViewModel5` does
  // not count.
  static let screen5 = PatternName.mvp
  // Question 1: `next` computes the new state from the old one and an action. It ends the
  // questions.
  static let screen6 = PatternName.unidirectional
  // end
}
