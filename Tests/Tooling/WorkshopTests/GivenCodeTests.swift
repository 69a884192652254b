import Foundation
import Testing

@testable import Workshop

@Suite("Workshop: GivenCode")
struct GivenCodeTests {
  private let copy: TemporaryCheckout
  private let file = "Work/02-clock/ClockViewModel.swift"

  /// Every exercise is solved.
  init() throws {
    copy = try TemporaryCheckout()
    try FileManager.default.copyItem(at: copy.folder.url("Solutions"), to: copy.folder.url("Work"))
  }

  @Test(arguments: Exercise.all)
  func `neither a stub nor a solution changes a given declaration`(exercise: Exercise) throws {
    let code = GivenCode(exercise: exercise, folder: copy.folder)
    #expect(try code.changes() == [])

    try copy.remove(copy.folder.work(exercise))
    try copy.folder.copyStubs(of: exercise)
    #expect(try code.changes() == [])
  }

  @Test(arguments: [
    ("  var time: TimeOfDay { get }\n", ""),
    ("protocol ClockModel: AnyObject", "public protocol ClockModel: Sendable, AnyObject"),
    ("protocol ClockModel: AnyObject", "protocol OtherModel: AnyObject"),
  ])
  func `a given declaration that was changed is named`(code: String, replacement: String) throws {
    try copy.write(try copy.text(of: file).replacing(code, with: replacement), to: file)

    #expect(
      try changes() == [
        "`ClockModel` was changed, and it must not change. "
          + "The original is in Examples/Workshop/Exercises/02-clock/ClockViewModel.swift."
      ])
  }

  @Test(arguments: ["import Foundation\n", "@MainActor ", "public "])
  func `an import, attribute or modifier before a given declaration does not change it`(
    addition: String
  ) throws {
    let given = "struct TimeOfDay"
    try copy.write(try copy.text(of: file).replacing(given, with: addition + given), to: file)

    #expect(try changes() == [])
  }

  @Test func `changed given code is reported even if the files do not compile`() async throws {
    try copy.write("", to: file)
    let sentences = try changes()
    let check = try Check(folder: copy.folder, exercise: clock)

    let result = try await check.run(after: .failed(["error"]), buildTime: .zero)

    #expect(result.outcome == .changesGivenCode(sentences))
  }

  @Test func `a given declaration that was extended is named`() throws {
    try copy.write("extension TimeOfDay {}\n\n" + (try copy.text(of: file)), to: file)

    #expect(
      try changes() == [
        "ClockViewModel.swift:1: `TimeOfDay` must not change, so it must not be extended."
      ])
  }

  private var clock: Exercise {
    get throws { try #require(Exercise.all.first { $0.name == "clock" }) }
  }

  private func changes() throws -> [String] {
    try GivenCode(exercise: clock, folder: copy.folder).changes()
  }
}
