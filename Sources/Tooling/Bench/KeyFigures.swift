import Catalog
import PatternDefinition
import Terminal
import TerminalUI

extension Benchmark {
  /// Returns figures for a key that moves the selection by one row. Each count is the number of
  /// rows in the list.
  static func keys(ofRows counts: [Int] = [100, 1_000_000]) async throws -> [Benchmark] {
    var figures: [Benchmark] = []
    for count in counts {
      guard let pattern = Pattern.all.first else { continue }
      let bench = try await AppBench(pattern, rows: count, width: 80, height: 24)
      let reference = count == counts[0] ? nil : "\(counts[0].grouped) rows"
      var walk = KeyWalk()
      figures.append(
        Benchmark(.key, "\(count.grouped) rows", reference: reference) { repetitions in
          _ = await bench.type(walk.next(repetitions))
        })
    }
    return figures
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
