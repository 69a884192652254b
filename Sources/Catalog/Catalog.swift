import PatternKit
import Tracing

// To read what a pattern promises, open the file of its name. It says how the objects of each demo are
// connected, which references the pattern allows and forbids, and what a recorded run shows.

nonisolated extension Pattern {
  /// The six patterns. MVC, which is the best known, is the first.
  public static let all = [mvc, mvp, mvvm, direct, delegate, notification]
}

nonisolated extension Fingerprint {
  /// The fingerprints by the ID of the pattern. Each holds in all demos of its pattern.
  public static let all: [String: Fingerprint] = [
    "mvc": .mvc, "mvp": .mvp, "mvvm": .mvvm,
    "direct": .direct, "delegate": .delegate, "notification": .notification,
  ]
}
