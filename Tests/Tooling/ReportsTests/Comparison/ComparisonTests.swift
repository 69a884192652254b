import Catalog
import Foundation
import PatternKit
import Testing

@testable import Reports

nonisolated func checkout() throws -> Checkout { try sharedCheckout.get() }

/// The checkout shared by all tests. It reads each folder once.
private nonisolated let sharedCheckout = Result { try Checkout(around: URL(filePath: #filePath)) }

@Suite("Comparison")
struct ComparisonTests {
  /// The comparison of all patterns per demo, measured once for all tests.
  private static let all = [Demo.button, .news].map { demo in
    Task { try await Comparison(of: demo, in: Pattern.all, checkout: checkout()) }
  }

  private func all(_ demo: Demo) async throws -> Comparison {
    try await Self.all[demo == .button ? 0 : 1].value
  }

  @Test(arguments: [Demo.button, .news])
  func `the comparison has every measure for every pattern`(demo: Demo) async throws {
    let comparison = try await all(demo)

    #expect(comparison.patterns.map(\.id) == Pattern.all.map(\.id))
    #expect(comparison.sections.count == Measure.all(of: demo).count)
    for row in comparison.sections.flatMap(\.rows) {
      #expect(row.cells.contains { $0 != nil }, "\(row.label)")
    }
  }

  @Test func `the tests of patterns that split a screen state the same two facts of the news list`()
    async throws
  {
    let sections = try await all(.news).sections
    let section = try #require(sections.first { $0.title == "What a test costs" })

    for label in ["dates and counts", "a failed load"] {
      let row = try #require(section.rows.first { $0.label == label })
      for (pattern, cell) in zip(Pattern.all, row.cells) where pattern.purpose == .splitsScreen {
        #expect(cell != nil, "\(pattern): \(label)")
      }
    }
  }

  @Test func `the comparison lists the roles in their usual order`() async throws {
    let roles = try await all(.button).parts.map { $0.sections[0].rows.map(\.label) }

    #expect(
      roles == [
        ["controller", "view", "presenter", "view model", "all but model"],
        ["manager", "worker", "messages", "all but model"],
      ])
  }

  @Test func `a pattern without a role has a dash in the row of the role`() async throws {
    let lines = try await all(.button).parts[0].text(width: 200)

    let row = try #require(lines.first { $0.contains("presenter") })
    #expect(row.split(separator: " ").prefix(2) == ["presenter", "–"])
  }

  @Test(arguments: [Demo.button, .news])
  func `rows that are the same in all patterns are listed below the tables only`(demo: Demo)
    async throws
  {
    let comparison = try await all(demo)
    let same = comparison.sections.flatMap(\.rows).filter(\.isSame)
    #expect(same.contains { $0.label == "controls" })

    let parts = comparison.parts

    for part in parts {
      #expect(part.sections.allSatisfy { !$0.rows.isEmpty })
      #expect(part.sameSections.flatMap(\.rows).map(\.label) == same.map(\.label))
      let objects = try #require(part.sections.first { $0.title == "Objects alive" })
      #expect(objects.rows.map(\.label) == ["pattern’s own"])
    }
    let lines = Comparison.sameRows(in: parts, width: 80)
    #expect(lines.first?.contains(": The same in all patterns. ") == true)
    #expect(lines.allSatisfy { $0.count <= 80 })
    let text = lines.joined(separator: " ")
    #expect(text.contains("Created and tested without any view: model yes."))
    #expect(text.contains("Objects alive: models 1, controls "))
  }

  @Test func `a comparison of chosen patterns lists equal rows, and names if they fit`()
    async throws
  {
    let two = try await Comparison(
      of: .button, in: Array(Pattern.all.prefix(2)), checkout: checkout())

    #expect(two.sections.flatMap(\.rows).contains { $0.isSame })
    #expect(Comparison.sameRows(in: [two], width: 80) == [])
    #expect(two.text(width: 100).contains { $0.contains("2 + 0: controller, view") })
    #expect(!two.text(width: 60).contains { $0.contains("2 + 0: controller, view") })
  }

  @Test(arguments: [Demo.button, .news])
  func `the patterns of one purpose fit into 80 columns`(demo: Demo) async throws {
    for part in try await all(demo).parts {
      #expect(part.text(width: 80).allSatisfy { $0.count <= 80 })
    }
  }

  @Test func `the notes of two comparisons explain every measure once`() async throws {
    let notes = Comparison.notes(of: [try await all(.button), try await all(.news)], width: 100)

    #expect(notes.count { $0.hasPrefix("· ") } == Measure.all(of: .news).count)
  }
}
