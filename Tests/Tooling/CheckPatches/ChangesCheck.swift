import Catalog
import Foundation
import PatternKit
import Reports
import Workshop

/// After a change request, every pattern satisfies its rules and all other rules, and is still the same
/// pattern. `ChangesTests` prove that before the change, every pattern violates its rules.
struct ChangesCheck {
  let checkout: Checkout

  func problems() async throws -> [String] {
    let patches = try PatchFile.all(in: "Examples/Changes", of: checkout)
    // Nearly everything depends on the model and the controls. The requests that change them come
    // first, so that fewer builds compile nearly everything.
    let requests = Dictionary(grouping: patches, by: \.owner).sorted { $0.key < $1.key }.map(
      \.value)
    let ordered = [true, false].flatMap { isCommon in
      requests.filter { $0.contains { $0.changes("Model", "TerminalUI") } == isCommon }
    }
    var problems: [String] = []
    for batch in batches(of: ordered, keys: { $0.flatMap(\.patch.files).map(\.path) }) {
      problems += try await self.problems(with: batch.flatMap(\.self))
    }
    return problems
  }

  private func problems(with patches: [PatchFile]) async throws -> [String] {
    let requests = Set(patches.map(\.owner)).sorted().joined(separator: " ")
    print("== \(requests)")
    let targets =
      Pattern.all.map(\.module) + ["Catalog", "Model", "NewsList", "Reports"]
      + (patches.contains { $0.changes("TerminalUI") } ? ["TerminalUI"] : [])
    // `ChangesTests` check the rules of the contract, without those that the requests replace.
    let report = try await PatchedCopy(checkout: checkout).test(
      targets, with: patches,
      ["--skip", #"^CatalogTests\.ContractTests/"#, "--skip", "AnySizeTests"],
      environment: ["PATTERNS_CHANGES": requests])
    print("\(report.passed.count) tests passed")
    let files = Set(patches.flatMap(\.patch.files).map(\.path)).filter { $0.hasSuffix(".swift") }
    let format = try await run(
      ["swift", "format", "lint", "--strict"] + files.sorted().map { "\(PatchedCopy.folder)/\($0)" }
    )
    return report.missed.map { "with \(requests): \($0.failure)" }
      + (format.status == 0 ? [] : ["with \(requests): \(format.output)"])
  }
}
