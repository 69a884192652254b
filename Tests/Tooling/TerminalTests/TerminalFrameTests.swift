import Model
import Terminal
import TestSupport
import Testing

@testable import Terminal
@testable import TerminalUI
@testable import TextOutput

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

    #expect(text(frame, after: nil) == "^[2J^[1Hone^[3Hthree")
    #expect(text(frame, after: TerminalFrame(width: 9, height: 3)) == "^[2J^[1Hone^[3Hthree")
  }

  @Test func `a frame that is already shown writes nothing`() {
    #expect(text(TerminalFrame(["one"]), after: TerminalFrame(["one"])) == "")
  }

  @Test func `a frame writes only the lines that changed`() {
    let old = TerminalFrame(["one", "two", "three"])

    #expect(text(TerminalFrame(["one", "2", "three"]), after: old) == "^[2H2^[K")
    #expect(text(TerminalFrame(["one", "", "three"]), after: old) == "^[2H^[K")
  }

  @Test func `a text that fills its line is not followed by a clear sequence`() {
    let old = TerminalFrame(["one"], width: 5)

    #expect(text(TerminalFrame(["12345"], width: 5), after: old) == "^[1H12345")
    #expect(text(TerminalFrame(["日本"], width: 4), after: nil) == "^[2J^[1H日本")
  }

  /// For example, tmux draws a keycap in one cell, and a family emoji in one cell per member.
  @Test(arguments: ["1️⃣ old", "👩‍👩‍👧‍👦 old", "☺️ old", "a 😀"])
  func `a line is cleared first if terminals disagree on the width of its old or new text`(
    uncertain: String
  ) {
    let (certain, other) = (TerminalFrame(["new"]), TerminalFrame([uncertain]))

    #expect(text(certain, after: other) == "^[1H^[K^[1Hnew")
    #expect(text(other, after: certain) == "^[1H^[K^[1H\(uncertain)")
  }

  @Test func `no line is cleared first if all terminals agree on the width of its texts`() {
    let new = TerminalFrame(["日本 e\u{301} new"])

    #expect(text(new, after: TerminalFrame(["naïve old"])) == "^[1H日本 e\u{301} new^[K")
  }

  @Test func `all pieces of a line are drawn again if the width of one is uncertain`() {
    func frame(_ left: String) -> TerminalFrame {
      var frame = TerminalFrame(width: 20, height: 1)
      frame.write(left, x: 0, y: 0, width: 8)
      frame.write("right", x: 10, y: 0, width: 10)
      return frame
    }

    #expect(text(frame("new"), after: frame("1️⃣ old")) == "^[1H^[K^[1Hnew^[1;11Hright")
  }

  @Test func `a frame writes only the pieces of a line that changed`() {
    func frame(_ left: String, _ right: String) -> TerminalFrame {
      var frame = TerminalFrame(width: 20, height: 1)
      frame.write(left, x: 0, y: 0, width: 8)
      frame.write(right, x: 10, y: 0, width: 10)
      return frame
    }

    #expect(text(frame("one", "two"), after: nil) == "^[2J^[1Hone^[1;11Htwo")
    #expect(text(frame("1", "two"), after: frame("one", "two")) == "^[1H1       ")
    #expect(text(frame("one", "2"), after: frame("one", "two")) == "^[1;11H2^[K")
  }

  @Test func `pieces of a frame have styles if styles are enabled`() {
    var frame = TerminalFrame(width: 20, height: 1)
    frame.write("one", x: 0, y: 0, width: 5, style: .reversed)
    frame.write("two", x: 5, y: 0, width: 5, style: .bold)

    #expect(text(frame, after: nil) == "^[2J^[1H^[7mone  ^[m^[1;6H^[1mtwo^[m")
    let plain = String(decoding: frame.bytes(after: nil, usesStyles: false), as: UTF8.self)
    #expect(plain == "\u{1B}[2J\u{1B}[1Hone\u{1B}[1;6Htwo")
  }

  @Test func `parts of a piece have hues if styles are enabled`() {
    var frame = TerminalFrame(width: 12, height: 1)
    let text =
      StyledText("a ") + StyledText("view", .hue(.cyan)) + StyledText(" A.swift:1", .dimmed)
    frame.write(text, x: 0, y: 0, width: 12)

    #expect(self.text(frame, after: nil) == "^[2J^[1Ha ^[36mview^[m^[2m A.sw…^[m")
    #expect(frame.text == ["a view A.sw…"])
    let plain = String(decoding: frame.bytes(after: nil, usesStyles: false), as: UTF8.self)
    #expect(plain == "\u{1B}[2J\u{1B}[1Ha view A.sw…")
  }

  @MainActor @Test func `a terminal shows the hues of every frame after changes and scrolling`() {
    func frame(from first: Int) -> TerminalFrame {
      var frame = TerminalFrame(width: 40, height: 12)
      for y in 0..<12 {
        let hue = Hue.allCases[(first + y) % Hue.allCases.count]
        let text = StyledText("A row with ") + StyledText("the number \(first + y)", .hue(hue))
        frame.write(text, x: 0, y: y, width: 40)
      }
      return frame
    }
    var terminal = EmulatedTerminal(width: 40, height: 12)
    terminal.receive(Array("\u{1B}[?1049h".utf8))
    var shown: TerminalFrame?
    for first in [0, 1, 3, 2, 9, 0] {
      let next = frame(from: first)
      terminal.receive(next.bytes(after: shown))
      shown = next

      let reds = (first..<first + 12).filter { $0 % Hue.allCases.count == 0 }
      #expect(terminal.texts(inStyle: "31") == reds.map { "the number \($0)" })
    }
    #expect(terminal.misunderstood == [])
  }

  @Test func `a frame scrolls a list with terminal commands if that is shorter`() {
    let lines = (0..<12).map { "A row with a number \($0)" }
    let old = TerminalFrame(["title"] + lines[0..<8] + ["footer"], width: 40)
    let new = TerminalFrame(["title"] + lines[2..<10] + ["footer"], width: 40)

    #expect(
      text(new, after: old)
        == "^[2;9r^[2H^[2M^[r^[8HA row with a number 8^[9HA row with a number 9")
    #expect(
      text(old, after: new)
        == "^[2;9r^[2H^[2L^[r^[2HA row with a number 0^[3HA row with a number 1")
  }

  @Test func `a frame removes control characters from its texts`() throws {
    var generator = SplitMix64(seed: 7)
    let ours = #/\x1B\[(\d+(;\d+)?H|2J|K|(31)?m)/#.matchingSemantics(.unicodeScalar)
    for _ in 0..<100 {
      var frame = TerminalFrame(width: 30, height: 3)
      for y in 0..<3 {
        for x in [0, 10, 20] {
          let text = hostileText(of: 20, using: &generator)
          let width = Int.random(in: 0...12, using: &generator)
          if Bool.random(using: &generator) {
            frame.write(StyledText(text, .hue(.red)) + StyledText(text), x: x, y: y, width: width)
          } else {
            frame.write(text, x: x, y: y, width: width)
          }
        }
      }
      var bytes = String(decoding: frame.bytes(after: nil), as: UTF8.self)
      bytes.replace(ours, with: "")
      try #require(bytes.dangerousScalars.isEmpty)
    }
  }
}
