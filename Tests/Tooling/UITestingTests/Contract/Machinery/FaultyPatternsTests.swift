import Catalog
import Foundation
import PatternKit
import Testing
import UITesting

@Suite("Contract: faulty patterns")
struct FaultyPatternsTests {
  @Test(arguments: NewsFault.allCases)
  func `the broken rule detects every faulty news list`(fault: NewsFault) async throws {
    #expect(try await violation(of: fault.rule, by: NewsFault.pattern(with: fault)) != nil)
  }

  @Test(arguments: NewsFault.allCases.filter { $0.leak != nil })
  func `the leak rule names the object that outlives a faulty news list`(fault: NewsFault)
    async throws
  {
    let violation = try await violation(of: fault.rule, by: NewsFault.pattern(with: fault))
    let leak = try #require(fault.leak)

    #expect(violation?.found.contains("\"\(leak)\"") == true, "\(violation?.description ?? "")")
  }

  /// A load that is not cancelled retains its source, so the rule would also report a leak.
  @Test func `the rule about closing while loading reports that the load is not cancelled`()
    async throws
  {
    let fault = NewsFault.goesOnLoadingWhenClosed

    let violation = try await violation(of: fault.rule, by: NewsFault.pattern(with: fault))

    #expect(violation?.what == "cancelled")
  }

  @Test(arguments: ButtonFault.allCases)
  func `the broken rule detects every faulty button demo`(fault: ButtonFault) async throws {
    #expect(try await violation(of: fault.rule, by: ButtonFault.pattern(with: fault)) != nil)
  }

  @Test(arguments: TaskFault.allCases)
  func `the broken rule detects every faulty print task`(fault: TaskFault) async throws {
    #expect(try await violation(of: fault.rule, by: TaskFault.pattern(with: fault)) != nil)
  }

  @Test func `the screens without a fault break no rule`() async {
    #expect(await violations(by: NewsFault.pattern(with: nil)) == [])
    #expect(await violations(by: ButtonFault.pattern(with: nil)) == [])
    #expect(await violations(by: TaskFault.pattern(with: nil)) == [])
  }

  @Test func `every rule of the contract detects at least one faulty screen`() {
    let caught =
      NewsFault.allCases.map(\.rule) + ButtonFault.allCases.map(\.rule)
      + TaskFault.allCases.map(\.rule)

    #expect(Set(caught) == Set(Rule.all.map(\.name)))
  }

  @Test func `the README states the number of faulty screens`() throws {
    let count = NewsFault.allCases.count + ButtonFault.allCases.count + TaskFault.allCases.count
    let readme = try Checkout(around: URL(filePath: #filePath)).text(of: "README.md")

    let isCounted = readme.contains("\(count) deliberately faulty screens")
    #expect(isCounted, "README.md does not contain “\(count) deliberately faulty screens”")
  }

  private func violation(of rule: String, by pattern: Pattern) async throws -> Violation? {
    let rule = try #require(Rule.all.first { $0.name == rule })
    return await rule.violation(by: pattern)
  }

  /// Returns the names of the rules that a pattern breaks.
  private func violations(by pattern: Pattern) async -> [String] {
    var names: [String] = []
    for rule in Rule.all where await rule.violation(by: pattern) != nil {
      names.append(rule.name)
    }
    return names
  }
}
