import Foundation

/// A checksum for each stub file, which detects edits.
nonisolated struct Checksums: Equatable {
  static let path = "Exercises/checksums.txt"

  private var sums: [String: String] = [:]

  /// Reads the checksum file: one line per stub, with its checksum and path.
  init(text: String) {
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2 { sums[String(parts[1])] = String(parts[0]) }
    }
  }

  /// Computes the checksums of the current stubs.
  init(of folder: WorkshopFolder) throws {
    for exercise in folder.exercises {
      for name in try folder.names(in: "Exercises/\(exercise.folder)") {
        let path = "\(exercise.folder)/\(name)"
        sums[path] = Self.sum(try folder.text(of: "Exercises/\(path)"))
      }
    }
  }

  var text: String {
    sums.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)\n" }.joined()
  }

  /// Returns the first file that differs, or `nil` if all are equal.
  func firstDifference(from other: Checksums) -> String? {
    Set(sums.keys).union(other.sums.keys).sorted().first { sums[$0] != other.sums[$0] }
  }

  /// Returns the checksum of the learner's files of an exercise. Returns `nil` if one is missing.
  static func sum(ofWorkOn exercise: Exercise, in folder: WorkshopFolder) -> String? {
    let texts = try? folder.files(of: exercise).map {
      "\($0)\n" + (try folder.text(of: "\(folder.work(exercise))/\($0)"))
    }
    return texts.map { sum($0.joined()) }
  }

  /// Returns the 64-bit FNV-1a hash of a text. Line ends are ignored, because git may change them.
  private static func sum(_ text: String) -> String {
    let bytes = text.replacing("\r\n", with: "\n").utf8
    let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
