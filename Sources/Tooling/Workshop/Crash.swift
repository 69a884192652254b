import Foundation
import PatternKit
import Processes

nonisolated extension Outcome {
  struct Crash: Equatable {
    /// The line of the fatal error, if any.
    let message: String
    /// The learner's line that was being executed, such as `Work/01-person/Person.swift:7:3`.
    private(set) var place: String?

    /// Reads the output of a program, and how it ended.
    ///
    /// - Parameters:
    ///   - work: The path of the folder with the learner's files.
    ///   - name: The name of that folder in `place`.
    init(
      _ output: String, _ end: ChildProcess.End, work: String, named name: String,
      in language: Language = .english
    ) {
      let lines = output.split(separator: "\n")
      let fatal = lines.first {
        $0.contains(#/(Fatal error|Precondition failed|Assertion failed)(:|$)|runtime failure: /#)
      }
      message =
        fatal.map { $0.replacing(#/(: object)? 0x[0-9a-f]+|^\*\*\* Swift | \*\*\*$/#, with: "") }
        .map { String($0) }
        ?? Self.words(for: end, in: language)
      let frame = lines.first { $0.contains(" at \(work)/") }
      place = frame.flatMap { $0.firstRange(of: " at \(work)/").map { range in range.upperBound } }
        .flatMap { start in frame.map { "\(name)/\($0[start...])" } }
    }

    /// Whether an object was released before an `unowned` reference to it was read.
    var isOfUnownedReference: Bool { message.contains("unowned reference") }

    /// Sets the place to the `unowned` references in the learner's files. The runtime ends such a program in a
    /// function without the caller’s frame.
    mutating func findUnownedReferences(in files: [SourceFile]) {
      let places = files.flatMap { file in
        file.tokens.filter { $0.is("unowned") }.map { "\(file.name):\($0.line)" }
      }
      if place == nil, !places.isEmpty { place = places.joined(separator: ", ") }
    }

    private static func words(for end: ChildProcess.End, in language: Language) -> String {
      switch end {
      case .crashed(SIGSEGV), .crashed(SIGBUS):
        language.text(
          "Stack overflow or invalid memory access. Check for infinite recursion.")
      case .crashed(let signal):
        language.text("The test program was terminated by signal \(signal).")
      case .exited(let status): language.text("The test program exited with status \(status).")
      case .computedTooLong, .tookTooLong: ""
      }
    }
  }
}
