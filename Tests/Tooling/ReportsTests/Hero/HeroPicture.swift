import Console
import PatternKit

@testable import Reports

/// The pictures of several patterns side by side. Without animation, it is the last moment.
struct HeroPicture {
  let pictures: [ObjectPicture]
  let language: Language

  private let width = 256
  private static let font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

  init(_ document: ReplayDocument, in language: Language) {
    pictures = document.objectPictures
    self.language = language
  }

  var svg: String {
    let columns = pictures.enumerated().map { index, picture in
      "<g transform=\"translate(\(20 + index * (width + 16)))\">\n\(column(picture))\n</g>"
    }
    let sentences = pictures.compactMap { picture in
      picture.answer.map { answer in
        "\(picture.pattern)\(say(": "))\(say(answer.who, role: answer.named))"
          + " \(say(answer.why, role: answer.role, told: answer.told))"
      }
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="hero" viewBox="0 0 840 548" role="img" font-size="12" \
      font-family="\(Self.font)">
      <title>\(escaped(say("Who tells the label?")))</title>
      <desc>\(escaped(sentences.joined(separator: " ")))</desc>
      <style>
      .hero text { font-family: \(Self.font) }
      .hero text.code { font-family: ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace }
      \(Self.motion)
      \(Self.darkStyle)
      </style>
      \(rect(0, 0, 840, 548, fill: "page", radius: 10))
      \(text(say("Who tells the label?"), 20, 40, size: 26, isBold: true))
      \(columns.joined(separator: "\n"))
      </svg>

      """
  }

  /// The style that replaces the light colours of a picture if the reader prefers dark ones. A viewer
  /// without style sheets shows the light ones.
  private static var darkStyle: String {
    let rules = Palette.colours.map { _, pair in
      ["fill", "stroke"].map { "[\($0)=\"\(pair.0)\"] { \($0): \(pair.1) }" }.joined(separator: " ")
    }
    return """
      @media (prefers-color-scheme: dark) {
      \(rules.joined(separator: "\n"))
      }
      """
  }

  private func column(_ picture: ObjectPicture) -> String {
    ([text(picture.pattern, 0, 72, size: 15, isBold: true)] + picture.boxes.map(box)
      + picture.references.map(reference) + picture.way.map(part) + [answer(of: picture)])
      .joined(separator: "\n")
  }

  // MARK: Boxes

  private func top(_ row: ObjectPicture.Row) -> Int { [82, 240, 344][row.rawValue] }
  private func bottom(_ row: ObjectPicture.Row) -> Int { row == .view ? 188 : top(row) + 50 }

  private func box(_ box: ObjectPicture.Box) -> String {
    let (y, height) = (top(box.row), bottom(box.row) - top(box.row))
    let head =
      rect(0, y, width, height, fill: "page", stroke: "edge", radius: 8)
      + text(
        box.role.map { say($0.rawValue) } ?? "", 10, y + 19, size: 13, colour(box.role),
        isBold: true)
      + text(box.type, width - 10, y + 19, size: 10.5, "muted", anchor: "end", isCode: true)
    guard box.row == .view else {
      guard let value = box.value else {
        return head + text(say("stores no value"), 10, y + 39, "muted")
      }
      let x = 18 + value.name.count * 29 / 4
      let (old, new): (Span, Span) =
        box.row == .model ? (.oldNumber, .newNumber) : (.oldText, .newText)
      return head + text(value.name, 10, y + 39, "muted", isCode: true)
        + shown(old, text(value.before, x, y + 39, isCode: true))
        + shown(new, text(value.after, x, y + 39, "accent", isBold: true, isCode: true))
    }
    let (middle, value) = (width / 2, box.value)
    func label(_ text: String?, _ name: String) -> String {
      self.text(
        text ?? "", middle, y + 55, size: 24, name, anchor: "middle", isBold: true, isCode: true)
    }
    func button(_ name: String) -> String {
      text("Click me!", middle, y + 82, name, anchor: "middle", isBold: true)
    }
    return head + rect(8, y + 27, width - 16, 71, fill: "card", radius: 6)
      + text(say("label"), 16, y + 45, size: 11, "muted")
      + shown(.oldLabel, label(value?.before, "text"))
      + shown(.newLabel, label(value?.after, "accent"))
      + shown(.asks, text("?", middle + 44, y + 55, size: 24, "accent", isBold: true))
      + rect(middle - 48, y + 65, 96, 26, fill: "page", stroke: "edge", radius: 6)
      + button("text")
      + shown(
        .pressed, rect(middle - 48, y + 65, 96, 26, fill: "accent", radius: 6) + button("page"))
  }

  // MARK: Lines

  /// References stand on the left: first those that lead down.
  private func reference(_ line: ObjectPicture.Line) -> String {
    let isDown = line.kind != .observes && line.from < line.to
    let name = "\(line.kind)" + (line.via == nil ? "" : ", by protocol")
    let (x, words) = (isDown ? 16 : 66, say(name).split { ",，".contains($0) })
    let middle = (ends(line).from + ends(line).to) / 2
    return drawn(line, at: x, "muted")
      + words.enumerated().map { index, word in
        let y = middle + 4 + 14 * index - 7 * (words.count - 1)
        return text(word.drop { $0 == " " }.description, x + 8, y, size: 11, "muted")
      }.joined()
  }

  private func part(_ line: ObjectPicture.Line) -> String {
    let words = line.kind == .calls ? line.value : say("\(line.kind) {value}", value: line.value)
    let (x, y) = (196, (ends(line).from + ends(line).to) / 2)
    let length = 4 + words.reduce(0) { $0 + ($1.isASCII ? 7 : 12) }
    let span: Span = line.kind == .reads ? .reads : line.kind == .calls ? .calls : .newLabel
    return shown(
      span,
      drawn(line, at: x, "accent") + rect(x - length / 2, y - 9, length, 18, fill: "page")
        + text(words, x, y + 4, size: 11.5, "accent", anchor: "middle", isBold: true, isCode: true))
  }

  /// What is read moves up, to the reader.
  private func ends(_ line: ObjectPicture.Line) -> (from: Int, to: Int) {
    let (from, to) = line.kind == .reads ? (line.to, line.from) : (line.from, line.to)
    return from < to ? (bottom(from), top(to)) : (top(from), bottom(to))
  }

  /// An arrow to the object, or the eye of an observer.
  private func drawn(_ line: ObjectPicture.Line, at x: Int, _ name: String) -> String {
    let ((from, to), color) = (ends(line), Palette.colour(name))
    let way = (to - from).signum()
    let isEye = line.kind == .observes || line.kind == .sees
    let width = line.kind == .owns ? 3.0 : line.kind == .weak ? 1.4 : 2
    let dashes =
      isEye ? " stroke-dasharray=\"2 4\"" : line.via != nil ? " stroke-dasharray=\"5 4\"" : ""
    let head =
      isEye
      ? "M\(x - 8) \(from + way * 8)q8 -9 16 0q-8 9 -16 0zm6 0a2 2 0 0 0 4 0a2 2 0 0 0 -4 0"
      : "M\(x - 5) \(to - way * 8)L\(x) \(to - way)L\(x + 5) \(to - way * 8)"
    return """
      <g class="\(line.kind)" fill="none" stroke="\(color)" stroke-width="\(width)">\
      <path d="M\(x) \(from + (isEye ? way * 15 : 0))V\(to - way * 2)"\(dashes)/><path d="\(head)"/></g>
      """
  }

  // MARK: Answers

  private func answer(of picture: ObjectPicture) -> String {
    guard let answer = picture.answer else { return "" }
    let lines = answer.code.map { wrapped($0) }
    var y = 470
    let code = lines.map { pieces in
      defer { y += 16 * pieces.count + 12 }
      return rect(0, y - 14, 3, 16 * pieces.count + 4, fill: "accent")
        + pieces.enumerated().map { text($1, 8, y + 16 * $0, size: 11, isCode: true) }.joined()
    }
    return shown(
      .answers,
      text(
        say(answer.who, role: answer.named), 0, 424, size: 19, colour(answer.named), isBold: true)
        + text(say(answer.why, role: answer.role, told: answer.told), 0, 446) + code.joined())
  }
}
