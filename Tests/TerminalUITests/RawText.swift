import Testing

/// A text that may hold anything, and that a test report shows in plain ASCII.
///
/// A report is read on a terminal, too.
nonisolated struct RawText: ExpressibleByStringLiteral, CustomTestStringConvertible {
  let text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  var testDescription: String { text.escaped }
}

extension String {
  /// The text in plain ASCII.
  nonisolated var escaped: String {
    unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
