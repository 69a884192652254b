import Catalog
import Contract
import PatternKit
import Recordings
import Testing

@testable import Stories
@testable import WrongScreens

@Suite("Drifts: screens that keep the behavior and leave their pattern")
struct DriftsTests {
  @Test(arguments: Drift.all)
  func `a drift satisfies every rule of the contract`(drift: Drift) async {
    for rule in Rule.all {
      let violation = await rule.violation(by: drift.pattern)
      #expect(violation == nil, "\(rule.name)")
    }
  }

  @Test(arguments: Drift.all)
  func `the story of a drift breaks the fingerprint of its pattern`(drift: Drift) async throws {
    let demo = try #require(drift.pattern.demos.first)
    let story = try #require(await Recording(demo).story()).folded
    let statements = try #require(Fingerprint.all[drift.pattern.id]).statements

    let broken = statements.filter { !$0.holds(story) }.map(\.text)
    #expect(broken == drift.brokenStatements, "\(story.text.joined(separator: "\n"))")
  }
}
