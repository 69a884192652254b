import Foundation

/// The exercises that the learner has passed, stored in a file of the learner's folder.
///
/// For each exercise, the result of its last check is stored.
struct Progress {
  private let folder: WorkshopFolder
  private(set) var passed: Set<Int>

  private var path: String { "\(folder.workName)/passed.txt" }

  /// Reads the file. If it does not exist, no exercise has been passed.
  init(in folder: WorkshopFolder) {
    self.folder = folder
    passed = []
    let text = (try? folder.text(of: path)) ?? ""
    passed = Set(text.split(whereSeparator: \.isWhitespace).compactMap { Int($0) })
  }

  func hasPassed(_ exercise: Exercise) -> Bool { passed.contains(exercise.number) }

  /// The first exercise that is not passed.
  var firstOpen: Exercise? { folder.exercises.first { !hasPassed($0) } }

  mutating func set(_ exercise: Exercise, hasPassed: Bool) throws {
    guard hasPassed != passed.contains(exercise.number) else { return }
    if hasPassed { passed.insert(exercise.number) } else { passed.remove(exercise.number) }
    try folder.write(passed.sorted().map { "\($0)\n" }.joined(), to: path)
  }
}
