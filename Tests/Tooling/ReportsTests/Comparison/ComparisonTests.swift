import Catalog
import Foundation
import PatternKit
import TestSupport
import Testing

@testable import Reports

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
    #expect(comparison.sections.count == Measure.all.count)
    for row in comparison.sections.flatMap(\.rows) {
      #expect(row.cells.contains { $0 != nil }, "\(row.label)")
    }
  }

  @Test func `the table of a comparison lists the roles in their usual order`() async throws {
    let roles = try await all(.button).parts.map {
      $0.text(width: 200).dropFirst(3).prefix { !$0.isEmpty }.map {
        $0.components(separatedBy: "  ")[1]
      }
    }

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

  @Test func `a comparison names the counted items only if the names fit`() async throws {
    let part = try #require(try await all(.button).parts.first)
    let whole = part.text(width: 1_000)
    let width = try #require(whole.map(\.count).max())

    #expect(part.text(width: width) == whole)
    #expect(whole.contains { $0.contains("1 + 0: controller") })
    #expect(!part.text(width: width - 1).contains { $0.contains(": controller") })
  }

  @Test(arguments: [Demo.button, .news], [80, 200])
  func `all patterns in one comparison fit into the window`(demo: Demo, width: Int) async throws {
    let lines = try await all(demo).text(width: width)

    #expect(lines.filter { $0.count > width } == [])
    for pattern in Pattern.all { #expect(lines.contains { $0.contains(" \(pattern.id)") }) }
  }

  @Test(arguments: [Demo.button, .news])
  func `a heading names each number of the cells below it`(demo: Demo) async throws {
    for section in try await all(demo).sections {
      for cell in section.rows.flatMap(\.cells).compactMap({ $0 }) {
        let signs = "\(cell.brief)".filter { "·+".contains($0) }
        #expect(signs.isEmpty || signs == "\(section.title)".filter { "·+".contains($0) })
      }
    }
  }

  @Test func `the notes of two comparisons explain every measure once`() async throws {
    let notes = Comparison.notes(of: [try await all(.button), try await all(.news)], width: 100)

    #expect(notes.count { $0.hasPrefix("· ") } == Measure.all.count)
  }
}
