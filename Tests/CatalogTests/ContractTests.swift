import Catalog
import Contract
import Model
import PatternKit
import TerminalUI
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

  @Test(arguments: PatternDemo.all(.news))
  func `a replaced load that ends late shows no second alert, even if it ignores its cancellation`(
    demo: PatternDemo
  ) async throws {
    let source = UncancellableNewsSource()
    let driver = ScreenDriver(demo)
    driver.wrapServices = { Services(news: source, images: $0.images, digits: $0.digits) }
    driver.open()
    await driver.wait { source.loads.count == 1 }
    driver.send(.reload)
    await driver.wait { source.loads.count == 2 }
    try #require(source.loads.count == 2)
    source.loads.last?.resume(returning: .failure(.status(500)))
    await driver.wait { driver.alert != nil }
    try #require(driver.alert != nil)
    driver.send(.close)

    source.loads.first?.resume(returning: .success([]))
    await driver.runPendingTasks()

    #expect(driver.alert == nil)
  }

  @Test(arguments: PatternDemo.all(.news))
  func `opening the news list requests the news once`(demo: PatternDemo) async {
    let driver = ScreenDriver(demo)

    driver.open()
    await driver.runPendingTasks()

    #expect(driver.newsRequests.count == 1)
  }

  @Test func `the contract has rules for every demo of every pattern`() {
    for pattern in Pattern.all {
      let judged = Set(Promise.all.filter { $0.pattern.id == pattern.id }.map(\.rule.demo))
      #expect(judged == Set(pattern.demos.map(\.kind)), "\(pattern.name)")
    }
  }
}

/// A source whose loads end when the test says so, even if they were cancelled.
private final class UncancellableNewsSource: NewsSource {
  private(set) var loads: [CheckedContinuation<Result<[NewsItem], LoadError>, Never>] = []

  func items() async throws(LoadError) -> [NewsItem] {
    try await withCheckedContinuation { loads.append($0) }.get()
  }
}
