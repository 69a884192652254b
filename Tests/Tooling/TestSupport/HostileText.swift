extension String {
  /// The scalars that would control the terminal.
  public nonisolated var dangerousScalars: [Unicode.Scalar] { unicodeScalars.filter(\.isDangerous) }
}

extension Unicode.Scalar {
  /// Whether the scalar controls the terminal or the text direction.
  ///
  /// The list is independent of the code under test.
  public nonisolated var isDangerous: Bool {
    switch value {
    // C0, delete, C1.
    case 0x00...0x1F, 0x7F...0x9F: true
    // Line and paragraph separators.
    case 0x2028, 0x2029: true
    // Marks, embeddings, overrides and isolates of bidirectional text.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// Random text with characters and sequences that would control a terminal.
public nonisolated func hostileText(
  of count: Int, using generator: inout some RandomNumberGenerator
) -> String {
  let pieces = [
    "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{1B}[2J\u{1B}[H", "\u{9B}5A", "\u{0}", "\r", "\n",
    "\r\n", "\t", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{200B}",
    "\u{FEFF}", "\u{301}", "\u{20E3}", "\u{FE0F}", "\u{200D}", "\u{E0041}", "\u{1F3FD}",
    "🇩", "👩‍👩‍👧‍👦", "☺️", "1️⃣", "日", "ﾊﾞ", "が", "ᄀ", "ᅡ", "한", "का", "กำ", "e\u{301}",
    "a", "word", " ", "  ", "…", "\u{3000}", "\u{A0}",
  ]
  return (0..<count).map { _ in
    if Bool.random(using: &generator), let piece = pieces.randomElement(using: &generator) {
      return piece
    }
    let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
    return scalar.map { String($0) } ?? ""
  }.joined()
}
