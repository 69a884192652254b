import Catalog
import Foundation
import PatternKit
import TestSupport
import Testing
import Tracing

@testable import WrongScreens

@Suite("XRay: fingerprints of other patterns")
struct MislabelledPatternsTests {
  @Test(arguments: Fingerprint.all.keys.sorted())
  func `the story of every other pattern breaks a fingerprint`(label: String) async throws {
    let fingerprint = try #require(Fingerprint.all[label])

    for other in PatternDemo.all where other.pattern.id != label {
      let story = try await other.story()
      let holds = fingerprint.statements.allSatisfy { $0.holds(story) }
      #expect(!holds, "\(other) passes for \(label)")
    }
  }

  @Test(arguments: Mislabelled.all)
  func `the story of a mislabelled pattern breaks the fingerprint of its label`(
    mislabelled: Mislabelled
  ) async throws {
    let fingerprint = try #require(Fingerprint.all[mislabelled.label])
    let story = try await #require(mislabelled.pattern[.button]).story()

    let broken = fingerprint.statements.filter { !$0.holds(story) }.map(\.text)
    #expect(broken == [mislabelled.broken], "\(story.text.joined(separator: "\n"))")
  }

  /// A statement that no story can break proves nothing. A drift names the statements that its story
  /// breaks, and `CheckPatches drifts` checks that.
  @Test
  func `the story of a wrong pattern or of a drift breaks every statement of the fingerprints`()
    async throws
  {
    let checkout = try Checkout(around: URL(filePath: #filePath))
    let folder = "Tests/Wrong/Drifts"
    let drifts = try FileManager.default.subpathsOfDirectory(
      atPath: checkout.folder.appending(path: folder).path
    ).filter { $0.hasSuffix(".patch") }.map { try checkout.text(of: "\(folder)/\($0)") }
    var unbroken = Set(Fingerprint.all.values.flatMap(\.statements).map(\.text))
    unbroken = unbroken.filter { text in !drifts.contains { $0.contains("\nMessage: \(text)\n") } }
    for (label, fingerprint) in Fingerprint.all {
      let wrong =
        PatternDemo.all.filter { $0.pattern.id != label }
        + Mislabelled.all.filter { $0.label == label }.flatMap(\.pattern.demos)
      for other in wrong {
        let story = try await other.story()
        unbroken.subtract(fingerprint.statements.filter { !$0.holds(story) }.map(\.text))
      }
    }
    #expect(unbroken == [], "no story breaks these statements")
  }
}
