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

  @Test func `a long printed line is cut`() {
    #expect(PrintedText(String(repeating: "x", count: 500)).lines.map(\.count) == [201])
  }

  @Test func `a printed line of the greatest length is shown as it is`() {
    let line = String(repeating: "x", count: 200)

    #expect(PrintedText(line).lines == [line])
  }
}
