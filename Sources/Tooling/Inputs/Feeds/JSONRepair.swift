import Foundation

/// Repairs documents that `JSONSerialization` rejects although only one text or number is wrong.
enum JSONRepair {
  /// Returns `document` with U+FFFD for bytes that are not UTF-8 and for surrogates without a partner,
  /// and with `null` for numbers that are too large for a `Double`.
  static func repaired(_ document: Data) -> Data {
    let token = /"(?:[^"\\]|\\.)*"|-?[0-9][-+.0-9Ee]*/.matchingSemantics(.unicodeScalar)
    let escape = /\\u[Dd][89ABab]..\\u[Dd][C-Fc-f]..|(\\u[Dd][89A-Fa-f]..)|\\./
    let text = String(decoding: document, as: UTF8.self).replacing(token) { token in
      if Double(token.0)?.isInfinite == true { return "null" as String }
      return String(token.0).replacing(escape.matchingSemantics(.unicodeScalar)) { escape in
        escape.1 == nil ? String(escape.0) : #"\uFFFD"#
      }
    }
    return Data(text.utf8)
  }
}
