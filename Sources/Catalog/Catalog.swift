import PatternKit
import Stories

// To read what a pattern promises, open the file of its name. It says how the objects of each demo are
// connected, which references the pattern allows and forbids, and what a recorded run shows.

nonisolated extension Pattern {
  /// The six patterns. MVC, which is the best known, is the first.
  public static let all = [mvc, mvp, mvvm, direct, delegate, notification]
}

nonisolated extension PatternDemo {
  /// The demos of the six patterns, pattern by pattern.
  public static let all = Pattern.all.flatMap(\.demos)

  /// Returns a demo of each pattern that has it.
  public static func all(_ demo: Demo) -> [PatternDemo] { all.filter { $0.kind == demo } }
}

nonisolated extension Fingerprint {
  /// The fingerprints by the ID of the pattern. Each holds in all demos of its pattern.
  public static let all: [String: Fingerprint] = [
    "mvc": .mvc, "mvp": .mvp, "mvvm": .mvvm,
    "direct": .direct, "delegate": .delegate, "notification": .notification,
  ]
}
