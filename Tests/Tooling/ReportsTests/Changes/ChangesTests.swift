import Catalog
import Contract
import Foundation
import PatternKit
import Reports
import TestSupport
import Testing

/// The change requests whose patches have been applied to the sources. `CheckPatches changes` lists them in
/// the environment.
private nonisolated let applied: [ChangedContract] = {
  let ids = ProcessInfo.processInfo.environment["PATTERNS_CHANGES"]?.split(separator: " ") ?? []
  return ids.compactMap { id in ChangedContract.all.first { $0.request == id } }
}()

/// A rule of the contract after a change, and a pattern that has the demo of the rule.
nonisolated struct ChangedPromise: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  let rule: Rule

  var testDescription: String { "\(pattern.name) \(rule.name)" }

  static func all(_ rules: [Rule]) -> [ChangedPromise] {
    Pattern.all.flatMap { pattern in
      rules.filter { pattern[$0.demo] != nil }
        .map { ChangedPromise(pattern: pattern, rule: $0) }
    }
  }
}

@Suite("Change requests")
struct ChangesTests {
  @Test(
    .enabled(if: applied.isEmpty, "the sources are changed"),
    arguments: ChangedPromise.all(ChangedContract.all.flatMap(\.rules)))
  func `every pattern violates every rule of a change request before the change`(
    promise: ChangedPromise
  ) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation != nil)
  }

  @Test(
    .enabled(if: !applied.isEmpty, "the sources are not changed"),
    arguments: ChangedPromise.all(ChangedContract.rules(after: applied)))
  func `every changed pattern satisfies the rules of the change and the other rules`(
    promise: ChangedPromise
  ) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation == nil)
  }

  @Test func `every folder in Examples/Changes belongs to a change request with rules of its demo`()
    throws
  {
    let path = try checkout().folder.appending(path: "Examples/Changes").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: path)

    #expect(folders.sorted() == ChangeRequest.all.map(\.id).sorted())
    #expect(ChangedContract.all.map(\.request) == ChangeRequest.all.map(\.id))
    for (contract, request) in zip(ChangedContract.all, ChangeRequest.all) {
      #expect(Set(contract.rules.map(\.demo)) == [request.demo])
    }
  }
}
