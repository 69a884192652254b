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
      (
        "touch → ButtonView.tap()  view  ButtonView.swift:26",
        ["ButtonView: hue(cyan)", "view: hue(cyan)", "ButtonView.swift:26: dimmed"]
      ),
      (
        "set → ButtonView.a: ButtonModel :4",
        ["ButtonView: hue(cyan)", "ButtonModel: hue(green)", ":4: dimmed"]
      ),
      ("the view observes a view model", ["view: hue(cyan)", "view model: hue(magenta)"]),
      ("ButtonViews viewDidLoad() a: 4", []),
      ("", []),
    ] as [(String, [String])])
  func `types and roles have the hue of the role, and places are dimmed`(
    text: String, expected: [String]
  ) {
    #expect(parts(of: text) == expected)
    #expect(highlighter.highlight(text).text == text)
  }
}
