import Console
import PatternKit
import Stories
import TerminalUI

/// The colours of an arrow.
struct PictureColours {
  let background, text, accent: String

  /// The colours of a picture that stands alone.
  static let picture = PictureColours(
    background: Palette.colour("page"), text: Palette.colour("text"),
    accent: Palette.colour("accent"))
  /// The variables of the style sheet of the replay page.
  static let page = PictureColours(
    background: "var(--row)", text: "var(--text)", accent: "var(--accent)")
}

extension LanePicture {
  private static let laneDistance = 86
  /// The height of a step.
  private static let rowHeight = 30
  /// The distance of the first and of the last lane from the edge.
  private static let margin = 52
  /// The height of the names of the lanes.
  private static let top = 36
  /// The width of a character.
  private static let column = 7

  var width: Int { 2 * Self.margin + (lanes.count - 1) * Self.laneDistance }
  var height: Int { Self.top + steps.count * Self.rowHeight + 8 }

  /// Returns the picture as SVG. It contains no style sheet and no identifiers, so that a page can
  /// contain several pictures.
  func svg(
    title: String, x: Int = 0, y: Int = 0, in language: Language = .english
  ) -> String {
    let elements =
      lanes.indices.map { element(ofLane: $0, in: language) }
      + steps.map { step in
        let marks = (step.isOnWay ? " way" : "") + (step.decision == nil ? "" : " deciding")
        let drawing = drawing(of: step, top: Self.top + step.index * Self.rowHeight)
        return "<g class=\"step\(marks)\">\(drawing)</g>"
      }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" x="\(x)" y="\(y)" width="\(width)" \
      height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="ui-monospace, Menlo, Consolas, monospace" font-size="12">
      <title>\(title.escaped)</title>
      <desc>\(text(in: language).map(\.escaped).joined(separator: "\n"))</desc>
      \(elements.joined(separator: "\n"))
      </svg>
      """
  }

  static func x(ofLane index: Int) -> Int { margin + index * laneDistance }

  /// Returns the colour of a role. A role without a hue has a grey one.
  static func colour(of role: RoleName?) -> String {
    role.flatMap(Hue.init).map { Palette.colour($0) } ?? Palette.colour("muted")
  }

  private func element(ofLane index: Int, in language: Language) -> String {
    let x = Self.x(ofLane: index)
    let name = lanes[index].name(in: language).printable.fitted(to: 11)
    let colour = Self.colour(of: lanes[index].role)
    return """
      <g class="lane"><g stroke="\(colour)"><path d="M\(x) 24V\(height)" stroke-opacity="0.6"/>\
      <rect x="\(x - 41)" y="1" width="82" height="22" rx="5" fill="\(colour)" \
      fill-opacity="0.12"/></g>\
      \(Self.label([(name, colour)], x: x - name.columns * Self.column / 2, y: 16))</g>
      """
  }

  /// Returns the arrow of a step. An event that has no caller comes from the left edge.
  func arrow(of step: DrawnStep, y: Int) -> Arrow {
    Arrow(
      kind: step.call.kind, isRead: step.call.accessor == .get, isOnWay: step.isOnWay,
      from: step.from.map(Self.x) ?? 8, to: Self.x(ofLane: step.to), y: y)
  }

  /// Returns the arrow and the label of a step.
  ///
  /// - Parameter top: The upper edge of the drawing. Its height is `rowHeight`.
  func drawing(of step: DrawnStep, top: Int) -> String {
    let colours = PictureColours.picture
    let y = top + 24
    let arrow = arrow(of: step, y: y)
    let (start, end) = (arrow.from, arrow.to)
    // A label that does not fit is cut. The text form contains all of it.
    let isLoop = start == end
    let (left, right) = (end - 28, width - end - 28)
    let columns = (isLoop ? max(left, right) : width - 8) / Self.column
    let words = "\(step.words) ".printable.fitted(to: columns)
    let name = step.name.printable.fitted(to: columns - words.columns)
    let labelWidth = (words + name).columns * Self.column
    let x =
      !isLoop
      ? (start + end - labelWidth) / 2
      : labelWidth <= right ? end + 28 : left - labelWidth
    let colour = arrow.colour(in: colours)
    let parts = [(words, step.isOnWay ? colour : Self.colour(of: nil)), (name, colour)]
    let label = Self.label(
      parts, x: max(4, min(x, width - 4 - labelWidth)), y: isLoop ? y - 3 : y - 10,
      isBold: step.isOnWay, over: colours.background)
    return label + arrow.svg(in: colours)
  }

  /// Returns a line of text. Its parts have different colours.
  ///
  /// - Parameter background: The colour of a box that separates the text from the lanes.
  private static func label(
    _ parts: [(text: String, colour: String)], x: Int, y: Int, isBold: Bool = false,
    over background: String? = nil
  ) -> String {
    let width = parts.map(\.text.columns).reduce(0, +) * column
    let box = background.map { colour in
      #"<rect x="\#(x - 2)" y="\#(y - 11)" width="\#(width + 4)" height="15" fill="\#(colour)"/>"#
    }
    let weight = isBold ? #" font-weight="bold""# : ""
    let spans = parts.map { "<tspan fill=\"\($0.colour)\">\($0.text.escaped)</tspan>" }
    return """
      \(box ?? "")<text x="\(x)" y="\(y)" textLength="\(width)"\(weight) xml:space="preserve">\
      \(spans.joined())</text>
      """
  }
}

extension String {
  /// The text in one line, for use in an element of SVG.
  var escaped: String {
    printable.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
