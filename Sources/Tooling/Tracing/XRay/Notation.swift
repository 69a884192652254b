/// The words that say how a function was reached.
///
/// Call trees, diagrams, pictures and pages use these words, and no other signs for the same things.
public enum Notation {
  /// The words, and what they say about the function after the arrow. `P` is a protocol, and `M` is
  /// the type of a message.
  public static let table: [(words: [String], meaning: String)] = [
    (
      [Call.Kind.touch, .drawing, .start, .answer].map(\.word),
      "the root of a tree: the user touched the control, the control was drawn, the screen was "
        + "created, or a service answered"
    ),
    ([Call.Kind.call.word], "by name"),
    (["\(Call.Kind.protocol.word) P"], "through the protocol P"),
    ([Call.Kind.closure.word], "through a stored closure"),
    (
      ["\(Call.Kind.notification.word) M"],
      "by the notification center, for the message M"
    ),
    (
      [Call.Accessor.get, .set].map(\.rawValue),
      "a property was read or changed: by name, or through P if “via P” follows"
    ),
    ([Call.Kind.starts.word], "a task that the function started"),
    (
      ["\(Call.Kind.wakes.word), \(later)"],
      "a task that waited for this change or this answer, such as an observation. It runs when the functions above have returned"
    ),
    (
      [waits],
      "no function: the task or the request above waits for this property, or for the answer"
    ),
  ]

  /// A woken task continues after the function that woke it has returned.
  static let later = "later"
  package static let waits = "waits for"
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
