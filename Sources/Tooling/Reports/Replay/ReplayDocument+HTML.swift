import CSupport
import Console
import Foundation

extension ReplayDocument {
  /// The page: one HTML file with its style, its script and its data.
  var html: String {
    get throws {
      // Without `<`, no text of the data can end the element around it.
      let data = try json.replacing("<", with: "\\u003C")
      let parts = [
        "style": Self.text(embedded_page_css()).replacing("/* colours */", with: Palette.variables),
        "script": Self.text(embedded_page_js()), "data": data,
      ]
      // A part is never searched for further places, because it can contain any text.
      let pieces = Self.text(embedded_page_html()).split(
        separator: "{{", omittingEmptySubsequences: false)
      return pieces.enumerated().map { index, piece in
        guard index > 0 else { return String(piece) }
        let name = piece.prefix { $0 != "}" }
        return (parts[String(name)] ?? "") + piece.dropFirst(name.count + 2)
      }.joined().trimmingCharacters(in: .newlines)
    }
  }

  private static func text(_ file: embedded_file) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
