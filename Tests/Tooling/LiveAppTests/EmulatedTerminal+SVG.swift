import Console
import TerminalUI
import TestSupport

extension EmulatedTerminal {
  /// Returns the screen as an SVG picture.
  ///
  /// The length of each piece is fixed, so columns are aligned in every font.
  func svg(_ palette: Palette, title: String) -> String {
    let (cellWidth, lineHeight, margin) = (8, 18, 12)
    let (pictureWidth, pictureHeight) = (
      width * cellWidth + 2 * margin, height * lineHeight + 2 * margin
    )
    let names = ["2": "muted", "7": "page"]
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(pictureWidth) \(pictureHeight)" \
      font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13">
      """,
      "<title>\(Self.escaped(title))</title>",
      """
      <rect width="100%" height="100%" rx="8" fill="\(palette.colour("page"))" \
      stroke="\(palette.colour("muted"))"/>
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
        let length = shown.columns * cellWidth
        if isReversed {
          lines.append(
            """
            <rect x="\(x)" y="\(top)" width="\(length)" height="\(lineHeight)" \
            fill="\(palette.colour("text"))"/>
            """)
        }
        let hue = Int(piece.style).flatMap(Hue.init).map { palette.colour($0) }
        let colour = hue ?? palette.colour(names[piece.style] ?? "text")
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
