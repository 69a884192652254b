/// A file of an exercise, which contains the stub and the solution.
///
/// ```swift
/// // stub
/// var delegate: (any LikeButtonDelegate)?
/// // solution
/// weak var delegate: (any LikeButtonDelegate)?
/// // end
/// ```
/// The lines outside such a region belong to both. A region may have one of the two parts only.
package nonisolated struct ExerciseFile {
  package enum Version: String {
    case stub, solution
  }

  /// The name of the file with the code that a learner must not change. `check` restores it.
  static let given = "Given.swift"

  /// Returns whether a learner's copy contains a file of the folder of an exercise.
  package static func isCopied(_ name: String) -> Bool {
    name == "README.md" || name.hasSuffix(".swift")
  }

  let text: String

  package init(_ text: String) {
    self.text = text
  }

  /// Returns one of the two versions, without the marks.
  package func text(of version: Version) -> String {
    var part: String?
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      let mark = String(line.drop { $0 == " " })
      if ["// stub", "// solution", "// end"].contains(mark) {
        part = mark == "// end" ? nil : String(mark.dropFirst("// ".count))
        return false
      }
      return part == nil || part == version.rawValue
    }
    // A blank line before a region at the end of the file belongs to the region.
    let blanks = lines.reversed().prefix { $0.isEmpty }.count
    return lines.dropLast(blanks).joined(separator: "\n") + "\n"
  }
}
