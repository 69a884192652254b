import Catalog
import Contract
import Testing

/// A rule, and a pattern that has the demo that the rule is about.
struct Promise: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  let rule: Rule

  nonisolated var testDescription: String { "\(pattern.name) \(rule.name)" }

  nonisolated static let all = Pattern.all.flatMap { pattern in
    Rule.all.filter { pattern.demos.contains($0.demo) }
      .map { Promise(pattern: pattern, rule: $0) }
  }
}

@Suite("The contract")
struct ContractTests {
  @Test(arguments: Promise.all)
  func `is kept by every pattern`(promise: Promise) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation == nil)
  }

  @Test func `judges every demo of every pattern`() {
    for pattern in Pattern.all {
      let judged = Set(Promise.all.filter { $0.pattern.id == pattern.id }.map(\.rule.demo))
      #expect(judged == Set(pattern.demos), "\(pattern.name)")
    }
  }

  @Test func `gives every rule a name of its own`() {
    let names = Rule.all.map(\.name)

    #expect(Set(names).count == names.count)
  }
}
