/// An exercise is not passed. The details have already been printed.
package nonisolated struct ExerciseIncomplete: Error {}
