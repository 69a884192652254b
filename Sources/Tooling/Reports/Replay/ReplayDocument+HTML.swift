import CSupport
import Console
import Foundation

extension ReplayDocument {
  /// The page: one HTML file with its style, its script and its data.
  var html: String {
    get throws {
      // Without `<`, no text of the data can end the element around it.
      let data = try json.replacing("<", with: "\\u003C")
      let style = Self.text(embedded_page_css())
        .replacing("/* colours */", with: Palette.variables)
      let picture = language == nil ? embedded_picture() : embedded_chinese_picture()
      // The data comes last, because a feed in it can contain any text, such as `{{script}}`.
      return Self.text(embedded_page_html()).replacing("{{style}}", with: style)
        .replacing("{{picture}}", with: Self.string(picture).trimmingCharacters(in: .newlines))
        .replacing("{{script}}", with: Self.text(embedded_page_js()))
        .replacing("{{data}}", with: data).trimmingCharacters(in: .newlines)
    }
  }

  /// Returns a file without its comments and indentation, which only a reader of the file needs.
  private static func text(_ file: embedded_file) -> String {
    string(file).replacing(#/(?m:^ +)/#, with: "").replacing(
      #/(?m:^(\/\/.*|\/\*\*(?s:.*?)\*\/)\n)/#, with: "")
  }

  private static func string(_ file: embedded_file) -> String {
    String(decoding: UnsafeBufferPointer(start: file.bytes, count: file.count), as: UTF8.self)
  }
}
