import Testing

@testable import Console

extension TerminalFrame {
  /// Creates a frame with one piece of text per line.
  fileprivate nonisolated init(_ lines: [String], width: Int = 20) {
    self.init(width: width, height: lines.count)
    for (y, line) in lines.enumerated() { write(line, x: 0, y: y, width: width) }
  }
}

@Suite("Terminal: TerminalFrame")
nonisolated struct TerminalFrameTests {
  private func text(_ frame: TerminalFrame, after old: TerminalFrame?) -> String {
    String(decoding: frame.bytes(after: old), as: UTF8.self)
      .replacing("\u{1B}", with: "^")
  }

  @Test func `a frame is drawn completely if the previous frame is unknown`() {
    let frame = TerminalFrame(["one", "", "three"])

    #expect(text(frame, after: nil) == "^[2J^[1H^[Kone^[2H^[K^[3H^[Kthree")
    #expect(text(frame, after: TerminalFrame(width: 9, height: 3)) == text(frame, after: nil))
  }

  /// Terminals disagree on the width of emoji, so a line is cleared before its new text.
  @Test func `a frame writes only the lines that changed, and clears them first`() {
    let old = TerminalFrame(["1️⃣ one", "two", "three"])

    #expect(text(old, after: old) == "")
    #expect(text(TerminalFrame(["one", "two", ""]), after: old) == "^[1H^[Kone^[3H^[K")
  }

  @Test func `pieces of a frame have styles if styles are enabled`() {
    var frame = TerminalFrame(width: 20, height: 1)
    frame.write("one", x: 0, y: 0, width: 5, style: .reversed)
    frame.write("two", x: 5, y: 0, width: 5, style: .bold)

    #expect(text(frame, after: nil) == "^[2J^[1H^[K^[7mone^[m^[1;6H^[1mtwo^[m")
    let plain = String(decoding: frame.bytes(after: nil, usesStyles: false), as: UTF8.self)
    #expect(plain == "\u{1B}[2J\u{1B}[1H\u{1B}[Kone\u{1B}[1;6Htwo")
  }

  @Test func `parts of a piece have hues if styles are enabled`() {
    var frame = TerminalFrame(width: 12, height: 1)
    let text =
      StyledText("a ") + StyledText("view", .hue(.cyan)) + StyledText(" A.swift:1", .dimmed)
    frame.write(text, x: 0, y: 0, width: 12)

    #expect(self.text(frame, after: nil) == "^[2J^[1H^[Ka ^[38;5;30mview^[m^[2m A.sw…^[m")
    #expect(frame.text == ["a view A.sw…"])
    let plain = String(decoding: frame.bytes(after: nil, usesStyles: false), as: UTF8.self)
    #expect(plain == "\u{1B}[2J\u{1B}[1H\u{1B}[Ka view A.sw…")
  }

  @Test func `a frame removes control characters from its texts`() {
    var frame = TerminalFrame(width: 30, height: 2)
    let hostile = "\u{1B}[2Jone\u{7}\u{202E}"
    frame.write(hostile, x: 0, y: 0, width: 30)
    frame.write(StyledText(hostile, .bold) + StyledText(hostile), x: 0, y: 1, width: 30)

    #expect(
      text(frame, after: nil) == "^[2J^[1H^[K[2Jone^[2H^[K^[1m[2Jone^[m[2Jone")
  }
}
