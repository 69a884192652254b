import Catalog
import Foundation
import Inputs
import PatternKit
import Reports
import Workshop

/// A drift keeps the behavior of a pattern and breaks the pattern. The test that it names fails for the
/// pattern, and says the messages that it names. `swift test` shows that the test passes without it.
struct DriftsCheck {
  let checkout: Checkout

  /// The contract is about screens. A drift may violate only the rules about memory.
  private static let contract = "every pattern satisfies every rule"
  private static let memoryRule = "releases every object"

  private struct Drift {
    let patch: PatchFile
    let pattern: Pattern
    let test: String
    let messages: [String]
  }

  /// - Parameter beginning: The beginning of the names of the drifts to check.
  func problems(_ beginning: String) async throws -> [String] {
    let drifts = try PatchFile.all(in: "Tests/Drifts", of: checkout)
      .filter { $0.name.hasPrefix("Tests/Drifts/\(beginning)") }.map { patch in
        let stated = Dictionary(patch.patch.statements.map { ($0.name, $0.text) }) { $1 }
        guard let pattern = Pattern.all.first(where: { $0.id == patch.owner }),
          stated["Drift"] != nil, let test = stated["Caught by"]
        else {
          throw SetupError(
            message: """
              \(patch.name).patch: needs the lines “Drift: …” and “Caught by: …”, in a folder that \
              is named after a pattern
              """)
        }
        return Drift(
          patch: patch, pattern: pattern, test: test,
          messages: patch.patch.statements.filter { $0.name == "Message" }.map(\.text))
      }
    // A drift can break the tests of its pattern, so only those that a drift names are built.
    let catalog = try checkout.paths(in: "Tests/CatalogTests").map { try checkout.text(of: $0) }
    let others = drifts.filter { drift in !catalog.contains { $0.contains("`\(drift.test)`(") } }
    let targets = Set(["Catalog"] + others.map(\.pattern.module)).sorted()
    var problems: [String] = []
    for (index, batch) in batches(of: drifts, keys: { [$0.pattern.id] }).enumerated() {
      print("== drifts, batch \(index + 1)")
      let report = try await PatchedCopy(checkout: checkout).test(
        targets, with: batch.map(\.patch),
        Set(batch.map(\.test) + [Self.contract]).flatMap {
          ["--filter", "`\(NSRegularExpression.escapedPattern(for: $0))`"]
        })
      problems += batch.compactMap { problem(with: $0, after: report) }
    }
    return drifts.isEmpty ? ["no drift has a name that begins with \(beginning)"] : problems
  }

  private func problem(with drift: Drift, after report: TestReport) -> String? {
    let issues = report.missed.flatMap { test in
      test.issues.filter { $0.concerns(drift.pattern, in: test) }.map { (test.name, $0) }
    }
    let rules = issues.filter { $0.0 == Self.contract }.map(\.1.arguments)
    if let rule = rules.first(where: { !$0.contains(Self.memoryRule) }) {
      return "\(drift.patch.name) changes the behavior: \(rule)"
    }
    let own = issues.filter { $0.0 == drift.test }.flatMap { $0.1.sentence + $0.1.comments }
    guard !own.isEmpty else {
      return
        "\(drift.patch.name): “\(drift.test)” did not fail, but: \(Set(issues.map(\.0)).sorted())"
    }
    let missing = drift.messages.filter { message in !own.contains { $0.contains(message) } }
    guard !missing.isEmpty else { return nil }
    return "\(drift.patch.name): “\(drift.test)” did not say \(missing), but:\n"
      + own.joined(separator: "\n")
  }
}

extension TestReport.Issue {
  /// Returns whether the issue is about a pattern: the one whose tests recorded it, or that an argument,
  /// the name of the test or a path in the message names.
  fileprivate func concerns(_ pattern: Pattern, in test: TestReport.Test) -> Bool {
    let target = test.place.fileID.prefix { $0 != "/" }
    if Pattern.all.contains(where: { target == "\($0.module)Tests" }) {
      return target == "\(pattern.module)Tests"
    }
    let name = " \(test.name.replacing(",", with: "").lowercased()) "
    return ["→ \(pattern.name) ", "→ \(pattern.name),"].contains(where: arguments.contains)
      || (sentence + comments).contains { $0.contains("Sources/\(pattern.module)/") }
      || [pattern.name, pattern.module].contains { name.contains(" \($0.lowercased()) ") }
  }
}
