import Console
import TerminalUI
import ToolingSupport

/// Screens that follow each other, as one picture that moves.
///
/// It shows each screen for the same time, again and again. A line that is equal in all screens is drawn
/// once. If the reader prefers less motion, or the viewer shows no motion, it is the last screen.
struct MovingPicture {
  let screens: [EmulatedTerminal]

  private let cellWidth = 8
  private let lineHeight = 18
  private let margin = 12
  /// The time of each screen in seconds.
  private let pause = 3

  /// Returns the picture as SVG.
  ///
  /// The length of each piece is fixed, so columns are aligned in every font.
  func svg(title: String) -> String {
    let lines = screens.map { screen in screen.pieces.enumerated().map(line) }
    let isSame = (lines.first ?? []).indices.map { row in Set(lines.map { $0[row] }).count == 1 }
    func drawn(_ screen: [String], _ isDrawn: (Bool) -> Bool) -> [String] {
      zip(screen, isSame).filter { !$0.0.isEmpty && isDrawn($0.1) }.map(\.0)
    }
    let width = (screens.first?.width ?? 0) * cellWidth + 2 * margin
    let height = isSame.count * lineHeight + 2 * margin
    let moving = lines.enumerated().flatMap { number, screen in
      ["<g>"] + drawn(screen) { !$0 } + ["</g>"]
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
      font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13">
      <title>\(Self.escaped(title))</title>
      <style>
      \(style)
      \(Palette.darkStyle)
      </style>
      <rect width="100%" height="100%" rx="8" fill="\(Palette.colour("page"))" \
      stroke="\(Palette.colour("muted"))"/>
      \((drawn(lines.first ?? []) { $0 } + moving).joined(separator: "\n"))
      </svg>

      """
  }

  /// Shows one group of lines at a time.
  private var style: String {
    let total = screens.count * pause
    let delays = screens.indices.map { number in
      "g:nth-of-type(\(number + 1)) { animation-delay: \((number - screens.count) * pause)s }"
    }
    return """
      text { white-space: pre }
      g { visibility: hidden; animation: show \(total)s step-end infinite }
      g:last-of-type { visibility: visible }
      @keyframes show { 0% { visibility: visible } \(100 / screens.count)% { visibility: hidden } }
      \(delays.joined(separator: "\n"))
      @media (prefers-reduced-motion: reduce) { g { animation: none } }
      """
  }

  /// Returns the elements of a line, without a line end between them.
  private func line(_ row: Int, _ pieces: [(column: Int, text: String, style: String)]) -> String {
    let names = ["2": "muted", "7": "page"]
    let top = margin + row * lineHeight
    return pieces.map { piece in
      let isReversed = piece.style == "7"
      let blanks = isReversed ? 0 : piece.text.prefix { $0 == " " }.count
      let text = String(piece.text.dropFirst(blanks))
      let shown = isReversed ? text : text.withoutTrailingBlanks
      let x = margin + (piece.column + blanks) * cellWidth
      let length = shown.columns * cellWidth
      let background = """
        <rect x="\(x)" y="\(top)" width="\(length)" height="\(lineHeight)" \
        fill="\(Palette.colour("text"))"/>
        """
      let hue = Int(piece.style).flatMap(Hue.init).map { Palette.colour($0) }
      let colour = hue ?? Palette.colour(names[piece.style] ?? "text")
      let weight = piece.style == "1" ? " font-weight=\"700\"" : ""
      return (isReversed ? background : "") + """
        <text x="\(x)" y="\(top + 13)" textLength="\(length)" fill="\(colour)"\(weight) \
        xml:space="preserve">\(Self.escaped(shown))</text>
        """
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
