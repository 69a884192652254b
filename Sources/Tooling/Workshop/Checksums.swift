import Foundation

/// The checksums of the stubs, which detect edits.
nonisolated enum Checksums {
  static let path = "Exercises/checksums.txt"

  /// Returns the checksum and the path of each stub file, in one line each.
  static func lines(of folder: WorkshopFolder) throws -> [String] {
    try folder.exercises.flatMap { exercise in
      try folder.names(in: "Exercises/\(exercise.folder)").map { name in
        let path = "\(exercise.folder)/\(name)"
        return "\(sum(try folder.text(of: "Exercises/\(path)"))) \(path)"
      }
    }
  }

  /// Returns the 64-bit FNV-1a hash of a text.
  private static func sum(_ text: String) -> String {
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
