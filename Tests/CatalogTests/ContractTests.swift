import Catalog
import Contract
import PatternKit
import Recordings
import Testing

/// A rule, and a pattern that has the demo of the rule.
struct Promise: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  let rule: Rule

  nonisolated var testDescription: String { "\(pattern.name) \(rule.name)" }

  nonisolated static let all = Pattern.all.flatMap { pattern in
    Rule.all.filter { pattern[$0.demo] != nil }
      .map { Promise(pattern: pattern, rule: $0) }
  }
}

/// Rules run one after another, because drivers wait for the tasks of each other.
@Suite("Contract")
struct ContractTests {
  @Test(.serialized, arguments: Promise.all)
  func `every pattern satisfies every rule`(promise: Promise) async {
    let violation = await promise.rule.violation(by: promise.pattern)

    #expect(violation == nil)
  }

  @Test(arguments: Pattern.all)
  func `a pattern has the news list and the button, and one that connects objects the print task`(
    pattern: Pattern
  ) {
    let demos = Demo.allCases.filter { pattern[$0] != nil }

    #expect(demos.contains(.task) == (pattern.purpose == .connectsObjects))
    #expect(Set([.news, .button]).isSubset(of: demos))
  }

  @Test(arguments: PatternDemo.all(.news))
  func `opening the news list requests the news once`(demo: PatternDemo) async {
    let driver = ScreenDriver(demo)

    driver.open()
    await driver.runPendingTasks()

    #expect(driver.newsRequests.count == 1)
  }
}
