import Foundation

/// How many times as long as usual the tests with random keys and moves are: `PATTERNS_WALKS`, or 1.
public nonisolated let walkFactor =
  ProcessInfo.processInfo.environment["PATTERNS_WALKS"].flatMap(Int.init) ?? 1
