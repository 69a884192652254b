import Catalog
import PatternKit
import Reports
import Workshop

/// After a change request, every pattern satisfies its rules and all other rules, and is still the same
/// pattern. `ChangesTests` prove that before the change, every pattern violates its rules.
///
/// The tests of the patterns fit only a request whose patches change them as well.
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
    for hasTests in [true, false] {
      let requests = ordered.filter { $0.contains(where: \.changesTests) == hasTests }
      for batch in batches(of: requests, keys: { $0.flatMap(\.patch.files).map(\.path) }) {
        problems += try await self.problems(
          with: batch.flatMap(\.self),
          in: ["Catalog", "Reports"]
            + (hasTests ? Pattern.all.map(\.module) + ["Model", "NewsList", "TerminalUI"] : []))
      }
    }
    return problems
  }

  private func problems(
    with patches: [PatchFile], in targets: [String]
  ) async throws -> [String] {
    let requests = Set(patches.map(\.owner)).sorted().joined(separator: " ")
    print("== \(requests)")
    // `ChangesTests` check the rules of the contract, without those that the requests replace. A
    // request can give MVP and delegate different steps, and the roles other references.
    let report = try await PatchedCopy(checkout: checkout).test(
      targets, with: patches,
      [
        "ContractTests/", "AnySizeTests", "ReferenceGraphTests/",
        "a press in MVP and a press with a delegate",
      ].flatMap { ["--skip", $0] },
      environment: ["PATTERNS_CHANGES": requests])
    print("\(report.passed.count) tests passed")
    let files = Set(patches.flatMap(\.patch.files).map(\.path)).filter { $0.hasSuffix(".swift") }
    let problems = report.missed.map { "with \(requests): \($0.failure)" }
    // The formatter of Xcode can have other rules.
    #if os(Linux)
      let format = try await run(
        ["swift", "format", "lint", "--strict"]
          + files.sorted().map { "\(PatchedCopy.folder)/\($0)" })
      return problems + (format.status == 0 ? [] : ["with \(requests): \(format.output)"])
    #else
      return problems
    #endif
  }
}
