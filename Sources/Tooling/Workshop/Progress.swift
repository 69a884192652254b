import PatternKit

/// The exercises that the learner has passed.
///
/// A pass belongs to the files that passed, which are copied. If the learner changes a file
/// afterwards, or copies the stub again, the exercise is open. If the learner restores the files, it
/// has passed again.
struct Progress {
  let folder: WorkshopFolder

  /// Returns the folder with the files of an exercise that passed.
  private func copies(of exercise: Exercise) -> String {
    "\(folder.workName)/passed/\(exercise.folder)"
  }

  func hasPassed(_ exercise: Exercise) -> Bool {
    let (work, copies) = (folder.work(exercise), copies(of: exercise))
    let names = [work, copies].map(folder.swiftFiles)
    return names[0] == names[1] && !names[1].isEmpty
      && names[1].allSatisfy { folder.isSame("\(copies)/\($0)", "\(work)/\($0)") }
  }

  /// Whether the exercise has passed, and a file is different now.
  func hasChangedSincePass(_ exercise: Exercise) -> Bool {
    folder.isFile(copies(of: exercise)) && !hasPassed(exercise)
  }

  var firstOpen: Exercise? { folder.exercises.first { !hasPassed($0) } }

  /// Returns the next exercise that is not passed. If all later exercises are passed, returns the
  /// first open one.
  func nextOpen(after exercise: Exercise) -> Exercise? {
    let all =
      folder.exercises.drop { $0 != exercise }.dropFirst()
      + folder.exercises.prefix { $0 != exercise }
    return all.first { !hasPassed($0) }
  }

  func set(_ exercise: Exercise, hasPassed: Bool) throws {
    let copies = copies(of: exercise)
    if folder.isFile(copies) { try folder.remove(copies) }
    if hasPassed { try folder.copy(folder.work(exercise), to: copies) }
  }

  /// One mark per exercise, and how many of them have passed: `✔··  1 of 3`.
  func summary(in language: Language = .english) -> String {
    let passed = folder.exercises.map(hasPassed)
    let count = language.text("\(passed.count { $0 }) of \(passed.count)")
    return passed.map { $0 ? "✔" : "·" }.joined() + "  \(count)"
  }
}
