import Catalog
import Changes
import Foundation
import PatternKit
import Reports
import Testing
import UITesting

/// The change request whose patches have been applied to the sources, or `nil`. `.ci/changes` states
/// it in the environment.
private nonisolated let applied = ChangeRequest.all.first {
  $0.id == ProcessInfo.processInfo.environment["PATTERNS_CHANGE"]
}

/// A rule of the contract after a change, and a pattern that has the demo of the rule.
nonisolated struct ChangedPromise: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  let rule: Rule

  var testDescription: String { "\(pattern.name) \(rule.name)" }

  static func all(_ rules: [Rule]) -> [ChangedPromise] {
    Pattern.all.flatMap { pattern in
      rules.filter { pattern.demos.contains($0.demo) }
        .map { ChangedPromise(pattern: pattern, rule: $0) }
    }
  }
}

@Suite("Change requests")
struct ChangesTests {
  @Test(
    .enabled(if: applied == nil, "the sources are changed"),
    arguments: ChangedPromise.all(ChangeRequest.all.flatMap(\.rules)))
  func `every pattern violates every rule of a change request before the change`(
    promise: ChangedPromise
  ) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation != nil)
  }

  @Test(
    .enabled(if: applied != nil, "the sources are not changed"),
    arguments: ChangedPromise.all(applied?.contract ?? []))
  func `every changed pattern satisfies the rules of the change and the other rules`(
    promise: ChangedPromise
  ) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation == nil)
  }

  @Test func `a change request replaces only rules that exist`() {
    let names = Set(Rule.all.map(\.name))

    for request in ChangeRequest.all {
      #expect(names.isSuperset(of: request.replacedRules), "\(request.id)")
    }
  }
}
