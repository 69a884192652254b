import Foundation
import PatternKit
import Testing

@testable import Workshop

@Suite("Workshop: Warnings")
struct WarningsTests {
  private let copy: TemporaryCheckout
  private let warnings: Warnings

  init() throws {
    copy = try TemporaryCheckout()
    let exercise = try #require(copy.folder.exercises.first { $0.name == "notification" })
    try copy.folder.copyStubs(of: exercise)
    warnings = Warnings(exercise: exercise, folder: copy.folder)
  }

  @Test func `a warning is found once, without warnings of other files`() throws {
    let found = try warnings.update(
      after: build(["LikeButton.swift"], warning: "LikeButton.swift")
        + "\n/x/A.swift:1:1: warning: b")

    #expect(found == [line("LikeButton.swift")])
  }

  @Test func `the warning of a file remains until the file is compiled again`() throws {
    _ = try warnings.update(after: build(["LikeButton.swift"], warning: "LikeButton.swift"))

    #expect(
      try warnings.update(after: build(["LikeCounter.swift"], warning: "LikeCounter.swift"))
        == [line("LikeButton.swift"), line("LikeCounter.swift")])
    #expect(try warnings.update(after: build(["LikeButton.swift"])) == [line("LikeCounter.swift")])
    #expect(try warnings.update(after: "Build complete!") == [line("LikeCounter.swift")])
  }

  private func line(_ file: String) -> String {
    "Examples/Workshop/\(copy.folder.work(warnings.exercise))/\(file):3:7: warning: unused"
  }

  /// The output of a build that compiles files. A file is compiled twice if it has a warning.
  private func build(_ files: [String], warning: String? = nil) -> String {
    let compiled = files.map { "[1/9] Compiling NotificationExercise \($0)" }
    let path = warning.map { "\(copy.folder.checkout.folder.path)/\(line($0))" }
    return (compiled + [path, path].compactMap(\.self)).joined(separator: "\n")
  }
}
