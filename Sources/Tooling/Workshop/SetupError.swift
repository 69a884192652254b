/// An error of the workshop that an exercise did not cause.
package nonisolated struct SetupError: Error, Equatable {
  /// One line that says what is wrong, and what to do about it.
  package let message: String
}

/// An exercise is not passed. The details have already been printed.
package nonisolated struct ExerciseIncomplete: Error {}
