import Foundation
import PatternKit
import Workshop

/// A drift does not change the behavior, and the test that it names fails. `swift test` shows that the test
/// passes without the drift.
struct DriftsCheck {
  let checkout: Checkout

  /// - Parameter beginning: The beginning of the names of the drifts to check.
  func problems(_ beginning: String) async throws -> [String] {
    let drifts = try PatchFile.all(in: "Tests/Wrong/Drifts", of: checkout)
      .filter { $0.name.hasPrefix("Tests/Wrong/Drifts/\(beginning)") }.map(Drift.init)
    var problems: [String] = []
    for (index, batch) in batches(of: drifts, keys: { [$0.pattern.id] }).enumerated() {
      print("== drifts, batch \(index + 1)")
      let report = try await PatchedCopy(checkout: checkout).test(
        ["Catalog"], with: batch.map(\.file),
        Set(batch.map(\.test) + [Drift.contract]).flatMap {
          ["--filter", "`\(NSRegularExpression.escapedPattern(for: $0))`"]
        })
      problems += batch.compactMap { $0.problem(after: report) }
    }
    return drifts.isEmpty ? ["no drift has a name that begins with \(beginning)"] : problems
  }
}
