import Catalog
import Contract
import Testing

/// A rule, and a pattern that has the demo of the rule.
struct Promise: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  let rule: Rule

  nonisolated var testDescription: String { "\(pattern.name) \(rule.name)" }

  nonisolated static let all = Pattern.all.flatMap { pattern in
    Rule.all.filter { pattern.demos.contains($0.demo) }
      .map { Promise(pattern: pattern, rule: $0) }
  }
}

@Suite("Contract")
struct ContractTests {
  @Test(arguments: Promise.all)
  func `every pattern satisfies every rule`(promise: Promise) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation == nil)
  }

  /// The order of steps on several threads differs from run to run. So this test looks for races.
  @Test(arguments: Promise.all)
  func `every pattern satisfies every rule with tasks on several threads`(promise: Promise) async {
    let violation = await promise.rule.violation(by: promise.pattern, usesOneQueue: false)

    #expect(violation == nil)
  }

  @Test func `the contract has rules for every demo of every pattern`() {
    for pattern in Pattern.all {
      let judged = Set(Promise.all.filter { $0.pattern.id == pattern.id }.map(\.rule.demo))
      #expect(judged == Set(pattern.demos), "\(pattern.name)")
    }
  }

  @Test func `every rule has a unique name`() {
    let names = Rule.all.map(\.name)

    #expect(Set(names).count == names.count)
  }
}
