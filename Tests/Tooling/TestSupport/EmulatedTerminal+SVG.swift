import TerminalUI

extension EmulatedTerminal {
  /// The colours of a picture. The keys of the hues are the parameters of the terminal’s styles.
  package nonisolated enum Appearance: String, CaseIterable, Sendable {
    case light, dark

    var background: String { self == .light ? "#ffffff" : "#15171c" }
    var text: String { self == .light ? "#1b1b1b" : "#ececec" }

    var hues: [String: String] {
      switch self {
      case .light:
        [
          "2": "#595959", "31": "#a8281f", "32": "#1b6429", "33": "#6e4e00", "34": "#1d4aa8",
          "35": "#8f1a72", "36": "#00606f",
        ]
      case .dark:
        [
          "2": "#b0b6bf", "31": "#ff9c8f", "32": "#84d894", "33": "#e6c466", "34": "#93b7ff",
          "35": "#f3a4e4", "36": "#62d3e4",
        ]
      }
    }
  }

  /// Returns the screen as an SVG picture.
  ///
  /// The length of each piece is fixed, so columns are aligned in every font.
  package func svg(_ appearance: Appearance, title: String) -> String {
    let (cellWidth, lineHeight, margin) = (8, 18, 12)
    let (pictureWidth, pictureHeight) = (
      width * cellWidth + 2 * margin, height * lineHeight + 2 * margin
    )
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(pictureWidth) \(pictureHeight)" \
      font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13">
      """,
      "<title>\(Self.escaped(title))</title>",
      """
      <rect width="100%" height="100%" rx="8" fill="\(appearance.background)" \
      stroke="\(appearance.hues["2"] ?? "")"/>
      """,
    ]
    for (row, pieces) in pieces.enumerated() {
      let top = margin + row * lineHeight
      for piece in pieces {
        let isReversed = piece.style == "7"
        let blanks = isReversed ? 0 : piece.text.prefix { $0 == " " }.count
        let text = String(piece.text.dropFirst(blanks))
        let shown = isReversed ? text : text.withoutTrailingBlanks
        let x = margin + (piece.column + blanks) * cellWidth
        let length = shown.count * cellWidth
        if isReversed {
          lines.append(
            """
            <rect x="\(x)" y="\(top)" width="\(length)" height="\(lineHeight)" \
            fill="\(appearance.text)"/>
            """)
        }
        let hue = appearance.hues[piece.style] ?? appearance.text
        let colour = isReversed ? appearance.background : hue
        let weight = piece.style == "1" ? " font-weight=\"700\"" : ""
        lines.append(
          """
          <text x="\(x)" y="\(top + 13)" textLength="\(length)" fill="\(colour)"\(weight) \
          xml:space="preserve">\(Self.escaped(shown))</text>
          """)
      }
    }
    return (lines + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
