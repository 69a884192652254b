import Testing

@testable import Console

@Suite("TextOutput: SideBySide")
struct SideBySideTests {
  @Test(arguments: 0..<50)
  func `the comparison of two texts contains exactly their lines`(seed: Int) {
    // Only seven different lines occur, so that many lines are equal.
    let left = (0..<20).map { "\(($0 * $0 + seed) % 7)" }
    let right = (0..<(10 + seed % 15)).map { "\(($0 * 3 + seed) % 7)" }

    let rows = SideBySide(("", left), ("", right)).rows

    #expect(rows.compactMap(\.left) == left)
    #expect(rows.compactMap(\.right) == right)
  }

  @Test func `rows that differ have a mark between the columns`() {
    let both = SideBySide(
      ("A.swift", ["same", "let old = 1", "same", "gone"]),
      ("B.swift", ["new", "same", "let new = 1", "same"]))

    #expect(
      both.text(width: 80) == [
        "A.swift       B.swift", "            > new", "same          same",
        "let old = 1 | let new = 1", "same          same", "gone        <",
      ])
  }

  @Test func `a line that is too long wraps in its column`() {
    let long = String(repeating: "word ", count: 20) + "end"
    let both = SideBySide(("A", [long]), ("B", [long]))

    for width in 40...100 {
      let lines = both.text(width: width)

      #expect(lines.allSatisfy { $0.count <= width })
      #expect(lines.last?.hasSuffix("end") == true)
    }
  }

  @Test func `a row that wraps has its mark in the first line only`() {
    let long = "let sum = " + String(repeating: "word ", count: 5) + "end"

    let marks = SideBySide(("A", [long]), ("B", ["x"])).text(width: 40).dropFirst()
      .map { $0.contains("|") }

    #expect(marks.count > 1)
    #expect(marks == marks.indices.map { $0 == marks.startIndex })
  }
}
