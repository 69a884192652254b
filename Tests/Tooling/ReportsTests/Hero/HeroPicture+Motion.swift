extension HeroPicture {
  /// What is visible for a part of the time.
  enum Span: String, CaseIterable {
    case pressed, oldNumber, newNumber, asks, oldText, newText, oldLabel, newLabel
    case reads, calls, answers

    /// The seconds of its beginning and of its end.
    var time: (from: Double?, until: Double?) {
      switch self {
      case .pressed: (1, 1.8)
      case .oldNumber: (nil, 2)
      case .newNumber: (2, nil)
      case .asks: (2.4, 5.5)
      case .reads: (5.5, nil)
      case .oldText: (nil, 6.7)
      case .newText, .calls: (6.7, nil)
      case .oldLabel: (nil, 7.9)
      case .newLabel: (7.9, nil)
      case .answers: (8.8, nil)
      }
    }

    /// Hides what has an end, if nothing moves.
    var style: String { ".hero .\(rawValue) { opacity: \(time.until == nil ? 1 : 0) }" }

    /// Each change takes 0.4 s, so nothing blinks.
    var animation: String {
      func key(_ seconds: Double, _ opacity: Int) -> String {
        "\(Int(seconds * 100 / length))% { opacity: \(opacity) }"
      }
      let (first, last) = (time.from == nil ? 1 : 0, time.until == nil ? 1 : 0)
      let begin = time.from.map { [key($0, 0), key($0 + 0.4, 1)] } ?? []
      let end = time.until.map { [key($0, 1), key($0 + 0.4, 0)] } ?? []
      let keys = [key(0, first)] + begin + end + [key(length - 0.5, last), key(length, first)]
      return """
        .hero .\(rawValue) { animation: \(rawValue) \(Int(length))s linear infinite }
        @keyframes \(rawValue) { \(keys.joined(separator: " ")) }
        """
    }

    private var length: Double { 16 }
  }

  /// The rules of all parts. They move on a screen, unless the reader prefers less motion.
  static var motion: String {
    """
    \(Span.allCases.map(\.style).joined(separator: "\n"))
    @media screen and (prefers-reduced-motion: no-preference) {
    \(Span.allCases.map(\.animation).joined(separator: "\n"))
    }
    """
  }

  func shown(_ span: Span, _ content: String) -> String {
    "<g class=\"\(span)\">\(content)</g>"
  }
}
