/// The words that say how a function was reached.
///
/// Call trees, diagrams, pictures and pages use these words, and no other signs for the same things.
public enum Notation {
  /// A woken task continues after the function that woke it has returned.
  package static let later = "later"
  /// Before the function in which a closure is written.
  package static let closure = "closure in "
  package static let waits = "waits for"
  /// Before the number of times that something occurs.
  package static let times = "×"

  /// Returns what follows the name of something that occurs `count` times: nothing if it occurs once.
  package static func count(_ count: Int) -> String { count > 1 ? " \(times) \(count)" : "" }
}

extension Call.Kind {
  /// The word of the notation, without the protocol or the message.
  public var word: String {
    switch self {
    case .protocol: "via"
    case .notification: "message"
    default: rawValue
    }
  }
}
