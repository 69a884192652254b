import Console
import PatternKit
import Testing

@Suite("Terminal: Highlighter")
nonisolated struct HighlighterTests {
  private let highlighter = Highlighter(roles: ["ButtonView": .view, "ButtonModel": .model])

  /// Returns the parts that are not plain.
  private func parts(of text: String) -> [String] {
    highlighter.highlight(text).parts.filter { $0.style != .plain }.map { part in
      "\(part.text): \(part.style)".replacing("Console.Hue.", with: "")
    }
  }

  @Test(
    arguments: [
      ("let view: ButtonView?", ["view: hue(cyan)", "ButtonView: hue(cyan)"]),
      ("the view observes a view model", ["view: hue(cyan)", "view model: hue(magenta)"]),
      ("  the view", ["view: hue(cyan)"]),
      ("ButtonViews viewDidLoad() a: 4", []),
      ("", []),
    ] as [(String, [String])])
  func `types and roles in a text have the hue of the role`(text: String, expected: [String]) {
    #expect(parts(of: text) == expected)
    #expect(highlighter.highlight(text).text == text)
  }

  @Test func `a part that names a role has its hue, and a place is dimmed`() {
    let line = StyledText([
      TextPart("get → "), TextPart("ButtonModel", .role(.model)), TextPart(".view"),
      TextPart(": ButtonView", .valueType), TextPart(":4", .place),
    ])

    let styled = line.parts.filter { $0.style != .plain }
    #expect(styled.map(\.text) == ["ButtonModel", ":4"])
    #expect(styled.map(\.style) == [.hue(.green), .dimmed])
  }
}
