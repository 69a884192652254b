import Catalog
import Comparison
import Contract
import Testing
import WorkshopSupport
import XRay

@testable import YourPatternExercise

@Suite("8 your pattern: judged by the contract that judges the six", .serialized)
struct YourPatternTests {
  @Test func `given: is none of the six`() {
    #expect(!Pattern.all.map(\.id).contains(Pattern.yours.id))
  }

  /// Not a goal: there is no wrong call tree. `check` shows what is left here.
  @Test func `given: shows who calls whom`() async {
    Attachment.record(await XRayText(of: .yours).lines.joined(separator: "\n"), named: "x-ray.txt")
  }

  @Test(.goal) func `has the button demo and the news list`() {
    #expect(
      Pattern.yours.demos == [.news, .button],
      "A pattern is a value: how its demos are wired is written there, and nowhere else.")
  }

  @Test(.goal, arguments: Rule.all.filter { $0.demo == .button })
  func `keeps a rule of the button`(rule: Rule) async throws {
    try await demand(rule)
  }

  @Test(.goal, arguments: Rule.all.filter { $0.demo == .news })
  func `keeps a rule of the news list`(rule: Rule) async throws {
    try await demand(rule)
  }

  private func demand(_ rule: Rule) async throws {
    try #require(
      Pattern.yours.demos.contains(rule.demo), "There is no \(rule.demo.rawValue) demo yet.")
    let violation = await rule.violation(by: .yours)
    #expect(
      violation == nil,
      "The rule: the \(rule.demo.rawValue) demo \(rule.name). Which type sees to it, you decide.")
  }
}

/// The call tree of one press, and what it looks like.
private struct XRayText {
  private(set) var lines: [String]

  init(of pattern: Pattern) async {
    guard let recording = Recording(.button, of: pattern) else {
      lines = ["No X-ray yet: there is no button demo."]
      return
    }
    guard let tree = await recording.press(), let resemblance = await NearestPattern(of: tree)
    else {
      lines = ["No X-ray yet: a press changes no label."]
      return
    }
    lines = ["One press of your button:", ""] + tree.text + [""] + resemblance.text
  }
}
