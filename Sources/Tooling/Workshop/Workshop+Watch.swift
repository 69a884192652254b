import Console
import PatternKit
import Processes

extension Workshop {
  /// Checks an exercise after every save, until it passes.
  func watch(_ wanted: Exercise?) async throws {
    let exercise = wanted ?? progress.firstOpen ?? folder.exercises[0]
    // A file that is saved during the check is checked afterwards.
    let files = FileWatch(folder.url(folder.work(exercise)))
    while true {
      do {
        return try await check(exercise, isWatched: true)
      } catch is ExerciseIncomplete {}
      let names: [String]
      do {
        names = try await interruptible { try await files.nextChanges() }
      } catch let error as Interrupted {
        // The terminal shows “^C” at the start of the line.
        print("")
        throw error
      }
      print("")
      print("\(language.text("Saved"))  \(names.joined(separator: ", "))", .bold)
    }
  }
}
