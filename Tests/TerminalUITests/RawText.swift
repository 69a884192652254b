import Testing

/// A text with any characters, which a test report shows in plain ASCII.
///
/// The report itself appears on a terminal, so it must not contain control characters.
nonisolated struct RawText: ExpressibleByStringLiteral, CustomTestStringConvertible {
  let text: String

  init(stringLiteral text: String) { self.text = text }

  var testDescription: String { text.escaped }
}

extension String {
  /// The text in plain ASCII.
  nonisolated var escaped: String { unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
}
