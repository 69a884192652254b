import Catalog
import Console
import PatternKit

extension Benchmark {
  /// Returns figures for a key that moves the selection by one row, in a short and in a long list.
  static func keys() async throws -> [Benchmark] {
    guard let pattern = Pattern.all.first else { return [] }
    let short = try await AppBench(pattern, rows: 100, width: 80, height: 24)
    let long = try await AppBench(pattern, rows: 1_000_000, width: 80, height: 24)
    return [short.benchmark(), long.benchmark(reference: "100 rows")]
  }
}

extension AppBench {
  fileprivate func benchmark(reference: String? = nil) -> Benchmark {
    var walk = KeyWalk()
    return Benchmark(.key, "\(rows.grouped) rows", reference: reference) { repetitions in
      _ = await type(walk.next(repetitions))
    }
  }
}

/// The keys that move the selection down 40 rows, which is more than one page, and up again.
///
/// Each call continues from the last key. If each call began with down keys, the selection
/// would reach the end of a short list. There, keys have no effect, and a long list would seem
/// slower.
struct KeyWalk {
  private var count = 0

  mutating func next(_ number: Int) -> [Key] {
    defer { count += number }
    return (count..<count + number).map { $0 / 40 % 2 == 0 ? .down : .up }
  }
}
