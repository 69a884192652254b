import Tracing

extension Notation {
  /// The words, and what they say about the function after the arrow. `P` is a protocol, and `M` is
  /// the type of a message.
  static let table: [(words: [String], meaning: String)] = [
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
      ["\(Call.Kind.observer.word), \(later)"],
      "a closure that observes the property above. It runs when the functions above have returned"
    ),
    (
      ["\(Call.Kind.wakes.word), \(later)"],
      "another task that waited, for an answer for example. It runs when the functions above have returned"
    ),
    (
      [waits],
      "no function: the task or the request above waits for this property, or for the answer"
    ),
  ]
}
