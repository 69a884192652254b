import Catalog
import Contract
import Foundation
import PatternKit
import Reports
import TestSupport
import Testing

/// The change requests whose patches have been applied to the sources. `CheckPatches changes` lists them in
/// the environment.
private nonisolated let applied: [ChangeRequest] = {
  let ids = ProcessInfo.processInfo.environment["PATTERNS_CHANGES"]?.split(separator: " ") ?? []
  return ids.compactMap { id in ChangeRequest.all.first { $0.id == id } }
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
    arguments: ChangedPromise.all(ChangeRequest.all.flatMap(\.rules)))
  func `every pattern violates every rule of a change request before the change`(
    promise: ChangedPromise
  ) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation != nil)
  }

  @Test(
    .enabled(if: !applied.isEmpty, "the sources are not changed"),
    arguments: ChangedPromise.all(ChangeRequest.contract(after: applied)))
  func `every changed pattern satisfies the rules of the change and the other rules`(
    promise: ChangedPromise
  ) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation == nil)
  }

  @Test func `every folder in Examples/Changes belongs to a change request with rules`() throws {
    let path = try checkout().folder.appending(path: "Examples/Changes").path
    let folders = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { !$0.hasSuffix(".swift") }

    #expect(folders.sorted() == ChangeRequest.all.filter { !$0.rules.isEmpty }.map(\.id).sorted())
  }
}

extension ChangeRequest {
  /// Returns the rules that every pattern must satisfy after some changes.
  fileprivate nonisolated static func contract(after requests: [ChangeRequest]) -> [Rule] {
    let replaced = requests.flatMap(\.replacedRules)
    return Rule.all.filter { !replaced.contains($0.name) } + requests.flatMap(\.rules)
  }
}
