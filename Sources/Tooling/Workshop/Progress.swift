import Foundation
import TextOutput

/// The exercises that the learner has passed, stored in a file of the learner's folder.
///
/// A pass belongs to the files that passed. If the learner changes a file afterwards, or copies the
/// stub again, the exercise is open. If the learner restores the files, it has passed again.
struct Progress {
  private let folder: WorkshopFolder
  /// The checksum of the files that passed, by the name of the exercise.
  private var sums: [String: String] = [:]

  private var path: String { "\(folder.workName)/passed.txt" }

  /// Reads the file. If it does not exist, no exercise has been passed.
  init(in folder: WorkshopFolder) {
    self.folder = folder
    for line in ((try? folder.text(of: path)) ?? "").split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2 { sums[words[0]] = words[1] }
    }
  }

  /// The exercises whose files passed as they are now.
  var passed: [Exercise] { folder.exercises.filter(hasPassed) }

  func hasPassed(_ exercise: Exercise) -> Bool {
    sums[exercise.name].map { $0 == Checksums.sum(ofWorkOn: exercise, in: folder) } ?? false
  }

  /// Whether the exercise has passed, and a file is different now.
  func hasChangedSincePass(_ exercise: Exercise) -> Bool {
    sums[exercise.name] != nil && !hasPassed(exercise)
  }

  /// The first exercise that is not passed.
  var firstOpen: Exercise? { folder.exercises.first { !hasPassed($0) } }

  /// Returns the next exercise that is not passed. If all later exercises are passed, returns the
  /// first open one. The learner's own pattern comes after all others.
  func nextOpen(after exercise: Exercise) -> Exercise? {
    let all =
      folder.exercises.drop { $0 != exercise }.dropFirst()
      + folder.exercises.prefix { $0 != exercise }
    let open = all.filter { !hasPassed($0) }
    return open.first { !$0.isOwnPattern } ?? open.first
  }

  /// Stores the result of a check.
  mutating func set(_ exercise: Exercise, hasPassed: Bool) throws {
    let sum = hasPassed ? Checksums.sum(ofWorkOn: exercise, in: folder) : nil
    guard sums[exercise.name] != sum else { return }
    sums[exercise.name] = sum
    let lines = sums.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    try folder.write(lines.joined(), to: path)
  }

  /// One mark per exercise, and how many of them have passed: `✔··  1 of 3`.
  func summary(in language: Language = .english) -> String {
    let marks = folder.exercises.map { hasPassed($0) ? "✔" : "·" }.joined()
    let count = language.text(.count, "\(passed.count)", "\(folder.exercises.count)")
    return "\(marks)  \(count)"
  }
}
