import Console
import Foundation
import PatternKit

extension HeroPicture {
  func rect(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, fill: String, stroke: String? = nil,
    radius: Int = 0
  ) -> String {
    let edge = stroke.map { " stroke=\"\(Palette.colour($0))\"" } ?? ""
    let corners = radius > 0 ? " rx=\"\(radius)\"" : ""
    return """
      <rect x="\(x)" y="\(y)" width="\(width)" height="\(height)"\(corners) \
      fill="\(Palette.colour(fill))"\(edge)/>
      """
  }

  /// - Parameter name: The name of the colour.
  func text(
    _ text: String, _ x: Int, _ y: Int, size: Double = 12, _ name: String = "text",
    anchor: String? = nil, isBold: Bool = false, isCode: Bool = false
  ) -> String {
    let attributes = [
      size == 12 ? "" : " font-size=\"\(size)\"", isBold ? " font-weight=\"700\"" : "",
      anchor.map { " text-anchor=\"\($0)\"" } ?? "", isCode ? " class=\"code\"" : "",
    ]
    return """
      <text x="\(x)" y="\(y)" fill="\(Palette.colour(name))"\(attributes.joined())>\(escaped(text))</text>
      """
  }

  func colour(_ role: RoleName?) -> String { role.flatMap(Hue.init).map { "\($0)" } ?? "text" }

  func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  // MARK: Words

  /// Returns a text of the page in the language of the picture.
  func say(_ text: String, value: String = "") -> String {
    let words =
      language == .english
      ? text : Language.chinesePage[text] ?? Language.chineseTable[text] ?? text
    return words.replacing("{value}", with: value)
  }

  /// Returns a text of the page that names roles.
  func say(_ text: String, role: RoleName?, told: RoleName? = nil) -> String {
    say(text).replacing("{role}", with: role.map { say($0.rawValue) } ?? "")
      .replacing("{told}", with: told.map { say($0.rawValue) } ?? "")
  }

  /// Returns the pieces of a line of code, which fit into a column.
  func wrapped(_ code: String, at width: Int = 38) -> [String] {
    code.split(separator: " ").reduce(into: []) { pieces, word in
      if let last = pieces.last, last.count + 1 + word.count <= width {
        pieces[pieces.count - 1] += " \(word)"
      } else {
        pieces.append(String(word))
      }
    }
  }
}
