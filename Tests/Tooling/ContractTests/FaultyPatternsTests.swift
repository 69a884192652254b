import Catalog
import Contract
import Foundation
import SourceCode
import Testing

@Suite("A faulty pattern")
struct FaultyPatternsTests {
  @Test(arguments: NewsFault.allCases)
  func `is caught by the rule that its news list breaks`(fault: NewsFault) async throws {
    #expect(try await violation(of: fault.rule, by: NewsFault.pattern(with: fault)) != nil)
  }

  @Test(arguments: NewsFault.allCases.filter { $0.leak != nil })
  func `is told what outlives its news list`(fault: NewsFault) async throws {
    let violation = try await violation(of: fault.rule, by: NewsFault.pattern(with: fault))
    let leak = try #require(fault.leak)

    #expect(violation?.found.contains("\"\(leak)\"") == true, "\(violation?.description ?? "")")
  }

  @Test(arguments: ButtonFault.allCases)
  func `is caught by the rule that its button demo breaks`(fault: ButtonFault) async throws {
    #expect(try await violation(of: fault.rule, by: ButtonFault.pattern(with: fault)) != nil)
  }

  @Test(arguments: TaskFault.allCases)
  func `is caught by the rule that its print task breaks`(fault: TaskFault) async throws {
    #expect(try await violation(of: fault.rule, by: TaskFault.pattern(with: fault)) != nil)
  }

  @Test func `breaks nothing once its fault is mended`() async {
    #expect(await violations(by: NewsFault.pattern(with: nil)) == [])
    #expect(await violations(by: ButtonFault.pattern(with: nil)) == [])
    #expect(await violations(by: TaskFault.pattern(with: nil)) == [])
  }

  @Test func `exists for every rule of the contract`() {
    let caught =
      NewsFault.allCases.map(\.rule) + ButtonFault.allCases.map(\.rule)
      + TaskFault.allCases.map(\.rule)

    #expect(Set(caught) == Set(Rule.all.map(\.name)))
  }

  @Test func `is counted in the README`() throws {
    let count = NewsFault.allCases.count + ButtonFault.allCases.count + TaskFault.allCases.count
    let readme = try Checkout(around: URL(filePath: #filePath)).text(of: "README.md")

    let isCounted = readme.contains("\(count) deliberately faulty screens")
    #expect(isCounted, "README.md does not say “\(count) deliberately faulty screens”")
  }

  private func violation(of rule: String, by pattern: Pattern) async throws -> Violation? {
    let rule = try #require(Rule.all.first { $0.name == rule })
    return await rule.violation(by: pattern)
  }

  /// The names of the rules that a pattern breaks.
  private func violations(by pattern: Pattern) async -> [String] {
    var names: [String] = []
    for rule in Rule.all where await rule.violation(by: pattern) != nil {
      names.append(rule.name)
    }
    return names
  }
}
