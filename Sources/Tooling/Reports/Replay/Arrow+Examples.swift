import Stories

extension Arrow {
  private static let kinds: [(text: String, kind: Call.Kind, isRead: Bool, isOnWay: Bool)] = [
    ("call, set: the caller knows the type", .call, false, false),
    ("via P: through protocol P", .protocol, false, false),
    ("closure: calls a stored closure", .closure, false, false),
    ("the path of the change to the label", .call, false, true),
    ("get: reads a property", .call, true, false),
    ("message M: its observer runs the function", .notification, false, false),
    ("observer: observes, and runs later", .observer, false, false),
    ("wakes: a waiting task of the function", .wakes, false, false),
    ("starts: a new task", .starts, false, false),
  ]

  /// One example of each arrow, as a picture of 56 by 14.
  static var examples: [ReplayDocument.Example] {
    kinds.map { text, kind, isRead, isOnWay in
      let arrow = Arrow(kind: kind, isRead: isRead, isOnWay: isOnWay, from: 2, to: 54, y: 7)
      return ReplayDocument.Example(text: text, svg: arrow.svg)
    }
  }
}
