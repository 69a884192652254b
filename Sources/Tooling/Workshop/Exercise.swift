/// One exercise of the workshop in `Examples/Workshop`.
package nonisolated struct Exercise: Equatable {
  package let number: Int
  /// The name of its folder without the number: `person` in `01-person`.
  package let name: String
  /// The task of the learner: the initial and the final state.
  package let task: String
  package let minutes: Int
  /// What the learner knows after passing.
  package let lesson: String

  /// The name of its folder in `Exercises`, `Solutions`, `Tests` and the learner's copy.
  package var folder: String { "0\(number)-\(name)" }

  /// Its name in running text: “1 person”.
  package var title: String { "\(number) \(name)" }

  package static let all = [
    Exercise(
      number: 1, name: "person", task: "a person → a view model that formats it", minutes: 8,
      lesson: "A view model formats text. It receives everything that the text depends on."),
    Exercise(
      number: 2, name: "clock", task: "model → view model → controller, in a chain", minutes: 12,
      lesson: "Each type knows only the type below it. Changes travel up through a closure."),
    Exercise(
      number: 3, name: "news-list", task: "a controller that formats dates → a view model",
      minutes: 20,
      lesson: "A thin controller only shows the values that it receives. It contains no logic."),
    Exercise(
      number: 4, name: "delegate", task: "a button that owns its label → a delegate", minutes: 12,
      lesson: "A view that knows a protocol instead of a screen can be used on any screen."),
    Exercise(
      number: 5, name: "notification", task: "one delegate → any number of observers",
      minutes: 12,
      lesson: "With messages, neither side knows the other. Both know only the injected center."),
    Exercise(
      number: 6, name: "photo-list", task: "a view model with bindings that are closures",
      minutes: 20,
      lesson: "What a screen shows, and when, is logic. It can be tested without a screen."),
    Exercise(
      number: 7, name: "filter-screen", task: "one view model, three views", minutes: 20,
      lesson: "Views that observe one view model stay in step. No view knows another."),
    Exercise(
      number: 8, name: "your-pattern", task: "an empty seventh pattern → both demos", minutes: 30,
      lesson: "A pattern defines the references between roles. The user sees no difference."),
  ]
}
