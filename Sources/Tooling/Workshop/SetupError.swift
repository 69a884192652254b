/// The workshop cannot go on, and that is not the exercise's fault.
package nonisolated struct SetupError: Error, Equatable {
  /// One line: what is wrong, and what to do about it.
  package let message: String
}

/// An exercise is still open. Everything has been said.
package nonisolated struct ExerciseIncomplete: Error {}
