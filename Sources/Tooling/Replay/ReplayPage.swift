import Embedded
import Foundation

/// Assembles the page: one HTML file with its style, its script and its data.
struct ReplayPage {
  let document: ReplayDocument

  var html: String {
    get throws {
      let style = Self.text(embedded_page_css())
      let scripts = [
        embedded_texts_js(), embedded_steps_js(), embedded_lanes_js(), embedded_page_js(),
        embedded_quiz_js(),
      ]
      let script = scripts.map(Self.text).joined()
      let parts = [
        "policy": Self.policy(style: style, script: script), "style": style, "script": script,
        "data": try data,
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

  /// The data as JSON. It contains no `<`, so no text in it can end the element around it.
  private var data: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(document), as: UTF8.self)
        .replacing("<", with: "\\u003C")
    }
  }

  /// The content security policy. It allows this style and this script, by their hashes, and nothing
  /// else. Markup that a feed could bring would not run.
  private static func policy(style: String, script: String) -> String {
    """
    default-src 'none'; style-src '\(source(style))'; script-src '\(source(script))'; \
    img-src data:; base-uri 'none'; form-action 'none'
    """
  }

  private static func source(_ text: String) -> String {
    "sha256-\(Data(SHA256.hash(Array(text.utf8))).base64EncodedString())"
  }

  private static func text(_ file: embedded_file) -> String {
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }
}
