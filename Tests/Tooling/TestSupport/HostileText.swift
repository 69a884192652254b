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
