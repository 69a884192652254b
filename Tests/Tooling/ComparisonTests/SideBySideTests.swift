import Testing

@testable import Comparison
@testable import TextOutput

@Suite("Comparison: SideBySide")
struct SideBySideTests {
  @Test func `equal lines of two texts are in the same row`() {
    let both = SideBySide(("A", ["one", "two", "three"]), ("B", ["zero", "one", "three", "four"]))

    #expect(
      both.rows == [
        .onlyRight("zero"), .same("one"), .onlyLeft("two"), .same("three"), .onlyRight("four"),
      ])
  }

  @Test func `a changed line is in the same row as the old line`() {
    let both = SideBySide(("A", ["one", "two"]), ("B", ["one", "2"]))

    #expect(both.rows == [.same("one"), .changed("two", "2")])
  }

  @Test(arguments: 0..<50)
  func `the comparison of two texts contains exactly their lines`(seed: Int) {
    // Only seven different lines occur, so that many lines are equal.
    let left = (0..<20).map { "\(($0 * $0 + seed) % 7)" }
    let right = (0..<(10 + seed % 15)).map { "\(($0 * 3 + seed) % 7)" }

    let rows = SideBySide(("", left), ("", right)).rows

    let lefts = rows.compactMap { row -> String? in
      switch row {
      case .same(let line), .changed(let line, _), .onlyLeft(let line): line
      case .onlyRight: nil
      }
    }
    let rights = rows.compactMap { row -> String? in
      switch row {
      case .same(let line), .changed(_, let line), .onlyRight(let line): line
      case .onlyLeft: nil
      }
    }
    #expect(lefts == left)
    #expect(rights == right)
  }

  @Test func `rows that differ have a mark between the columns`() {
    let both = SideBySide(
      ("A.swift", ["same", "let old = 1", "gone"]), ("B.swift", ["same", "let new = 1", ""]))

    #expect(
      both.text(width: 80) == [
        "A.swift       B.swift", "same          same", "let old = 1 | let new = 1", "gone        |",
      ])
  }

  @Test func `a line that is too long wraps in its column`() {
    let long = String(repeating: "word ", count: 20) + "end"
    let both = SideBySide(("A", [long]), ("B", [long]))

    let lines = both.text(width: 80)

    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.count == 4)
    #expect(lines.last?.hasSuffix("end") == true)
  }

  @Test func `the two texts are printed below each other in a narrow window`() {
    let both = SideBySide(("A", ["same", "old"]), ("B", ["same", "new"]))

    #expect(both.text(width: 30) == ["< A", "> B", "  same", "< old", "> new"])
  }
}
