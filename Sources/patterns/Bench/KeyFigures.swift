import Catalog
import TerminalUI

extension Figure {
  /// A key that moves the selection one row, in lists of so many rows.
  static func keys(ofRows counts: [Int] = [100, 1_000_000]) async throws -> [Figure] {
    var figures: [Figure] = []
    for count in counts {
      guard let pattern = Pattern.all.first else { continue }
      let bench = try await AppBench(pattern, rows: count, width: 80, height: 24)
      let reference = count == counts[0] ? nil : "\(counts[0].grouped) rows"
      figures.append(
        Figure(.key, "\(count.grouped) rows", reference: reference) { repetitions in
          // Down and up again, across more rows than are in sight.
          _ = await bench.type((0..<repetitions).map { $0 / 40 % 2 == 0 ? Key.down : .up })
        })
    }
    return figures
  }
}
