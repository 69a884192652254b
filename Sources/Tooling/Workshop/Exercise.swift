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
      number: 1, name: "person", task: "a person → a view model that words it", minutes: 8,
      lesson: "A view model finds the words, and is told everything that they depend on."),
    Exercise(
      number: 2, name: "clock", task: "model → view model → controller, in a line", minutes: 12,
      lesson: "Each knows only the next one below. News travel up without a name, by a closure."),
    Exercise(
      number: 3, name: "news-list", task: "a controller that words dates → a view model",
      minutes: 20,
      lesson: "A thin controller shows whatever it is told, and so has nothing to get wrong."),
    Exercise(
      number: 4, name: "delegate", task: "a button that owns its label → a delegate", minutes: 12,
      lesson: "A view that knows a protocol instead of a screen can be used on any screen."),
    Exercise(
      number: 5, name: "notification", task: "one delegate → any number of listeners",
      minutes: 12,
      lesson: "With a message neither side knows the other, only the center that both were handed."),
    Exercise(
      number: 6, name: "photo-list", task: "a view model with bindings that are closures",
      minutes: 20,
      lesson: "What a screen shows and in which order is logic, and is tested without a screen."),
    Exercise(
      number: 7, name: "filter-screen", task: "one view model, three views", minutes: 20,
      lesson: "Views that follow one truth agree, although none of them knows another."),
    Exercise(
      number: 8, name: "your-pattern", task: "an empty seventh pattern → both demos", minutes: 30,
      lesson: "A pattern is who knows whom. What the user sees is the same in all of them."),
  ]
}
