import Testing

@testable import Workshop

@Suite("Workshop: PrintedText")
struct PrintedTextTests {
  @Test func `the printed text has the lines of the program`() {
    #expect(PrintedText("").lines == [])
    #expect(PrintedText("one\n\ntwo\n").lines == ["one", "", "two"])
    #expect(PrintedText("without an end").lines == ["without an end"])
  }

  @Test func `a long printed text is cut after twenty lines, and the rest is counted`() {
    let lines = PrintedText((1...25).map { "\($0)\n" }.joined()).lines

    #expect(lines.count == 21)
    #expect(lines.suffix(2) == ["20", "… and 5 more lines"])
    #expect(PrintedText((1...21).map { "\($0)\n" }.joined()).lines.last == "… and 1 more line")
  }

  @Test(arguments: [(200, 200), (201, 201), (500, 201)])
  func `a printed line of more than 200 characters is cut`(count: Int, shown: Int) {
    #expect(PrintedText(String(repeating: "x", count: count)).lines.map(\.count) == [shown])
  }
}
