/// One exercise of the workshop in `Examples/Workshop`.
struct Exercise: Equatable {
  let number: Int
  /// What its folder is called, after the number: `01-person`.
  let name: String
  /// From what to what the learner goes.
  let task: String
  let minutes: Int
  /// How many of its tests are goals: red with the stub, green with the solution.
  let goals: Int
  /// What whoever has passed has learnt.
  let lesson: String

  /// The name of its folder in `Exercises`, `Solutions`, `Tests` and the learner's copy.
  var folder: String { "0\(number)-\(name)" }

  /// What it is called in a line of text: “1 person”.
  var title: String { "\(number) \(name)" }

  static let all = [
    Exercise(
      number: 1, name: "person", task: "a person gets a view model that words it", minutes: 8,
      goals: 4,
      lesson: "A view model turns a model into words, and is told all that the words depend on.")
  ]
}
