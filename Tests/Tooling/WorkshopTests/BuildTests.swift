import Foundation
import PatternKit
import Processes
import Testing

@testable import Workshop

@Suite("Workshop: Build")
struct BuildTests {
  private let checkout: TemporaryCheckout
  private var folder: WorkshopFolder { checkout.folder }

  /// Creates a workshop whose `swift` program does nothing.
  init() throws {
    checkout = try TemporaryCheckout()
    try swift(does: "")
    try folder.copyStubs(of: folder.exercises[0])
  }

  private func swift(does script: String) throws {
    try checkout.write(script: script, to: checkout.swift)
  }

  @Test func `the workshop is built where a check expects it, whatever the default of swift is`()
    async throws
  {
    try swift(does: #"case "$*" in *"--build-system native"*) ;; *) exit 1 ;; esac"#)

    #expect(try await build() == .built(warnings: []))
  }

  @Test func `a toolchain without the option for the build system builds without it`() async throws
  {
    try swift(
      does: """
        case "$*" in *--build-system*) echo "error: Unknown option '--build-system'"; exit 64 ;; esac
        """)

    #expect(try await build() == .built(warnings: []))
  }

  @Test func `a learner does not see the warning of a toolchain about its build system`()
    async throws
  {
    try swift(does: "echo \"warning: '--build-system native' is deprecated and will be removed\"")

    #expect(try await build() == .built(warnings: []))
  }

  @Test func `a warning in a file of the exercise is found once, and other warnings are not`()
    async throws
  {
    let path = "Examples/Workshop/\(folder.work(folder.exercises[0]))"
    let warning = "\(path)/Views/Person.swift:3:7: warning: unused"
    let printed = "\(folder.checkout.folder.path)/\(warning)"
    let lines = [
      "[1/9] Compiling", printed, printed, "/x/A.swift:1:1: warning: b", "\(path)/A.swift:1",
    ]
    try swift(does: lines.map { "echo '\($0)'" }.joined(separator: "\n"))

    #expect(try await build() == .built(warnings: [warning]))
  }

  @Test func `a check of one exercise builds no other`() async throws {
    try swift(does: #"test "$WORKSHOP_ONLY" = 1"#)

    #expect(try await build() == .built(warnings: []))
  }

  @Test func `a build folder from another place is named, with what to delete`() async throws {
    try swift(does: #"echo "error: missing required module 'CSupport'"; exit 1"#)

    let error = await #expect(throws: SetupError.self) { try await build() }
    let message = error.map { "\($0.message)" } ?? ""
    #expect(message.contains("delete "))
  }

  @Test(arguments: [
    (
      "echo '[1/9] Compiling'; echo Swift 6.3.1 is missing.; echo Run swiftly install.; exit 1",
      "Swift 6.3.1 is missing. Run swiftly install."
    ),
    ("echo Building; kill -9 $$", "signal 9 ended swift build"),
    ("exit 1", "swift build printed no error"),
  ])
  func `a build that fails without an error says what swift printed, or which signal ended it`(
    script: String, reason: String
  ) async throws {
    try swift(does: script)

    let message: SetupError = .init(message: "the workshop does not build: \(reason)")
    await #expect(throws: message) { try await build() }
  }

  @Test
  func `a program in a file of an exercise is named, because the tests cannot be linked with it`()
    async throws
  {
    let file = "Work/01-person/PersonViewModel.swift"
    try checkout.write("import Model\n\n@main struct Program {}\n", to: file)
    try swift(does: "echo 'clang: error: link command failed with exit code 1'; exit 1")

    let line = "\(folder.path(file)):3: remove @main, because the tests are the program"
    #expect(try await build() == .failed([line]))
  }

  @Test func `before a build, the output for the exercises is removed, and no other`() async throws
  {
    let products = "../../.build/debug"
    let paths = ["PersonExercise.build/Person.swift.o", "MVC.build/Button.swift.o"]
    // Any file can stand for the compiler's output.
    for path in paths { try folder.copy("Package.swift", to: "\(products)/\(path)") }

    _ = try await build()

    #expect(paths.map { folder.isFile("\(products)/\($0)") } == [false, true])
  }

  @Test func `a backup with the name of a file fails its exercise, and names both files`()
    async throws
  {
    let work = "Work/01-person"
    for backup in [".old", "old"] {
      try folder.copy(
        "\(work)/PersonViewModel.swift", to: "\(work)/\(backup)/PersonViewModel.swift")
    }
    var lines: [String] = []
    let workshop = try Workshop(in: folder.checkout, environment: folder.environment) {
      lines.append($0)
    }

    // After this error, a watch continues.
    await #expect(throws: ExerciseIncomplete.self) {
      try await workshop.run(.check(.one(folder.exercises[0])))
    }

    let path = "Examples/Workshop/\(work)"
    #expect(
      lines.contains(
        "\(path)/PersonViewModel.swift and \(path)/old/PersonViewModel.swift have the same name: "
          + "rename one of them"))
  }

  private func build() async throws -> Build.Result {
    try await Build(exercises: [folder.exercises[0]], folder: folder).run()
  }
}
