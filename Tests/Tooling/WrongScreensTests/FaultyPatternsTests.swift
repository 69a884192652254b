import Contract
import PatternKit
import Testing

@testable import WrongScreens

/// A pattern with a deliberate fault, and the rule that must detect the fault.
nonisolated struct FaultyPattern: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  let rule: String
  /// The object that the rule must report, or `nil` if the fault does not cause a leak.
  var leak: String?

  var testDescription: String { "\(pattern.summary)" }

  static let all =
    NewsFault.allCases.map {
      FaultyPattern(pattern: NewsFault.pattern(with: $0), rule: $0.rule, leak: $0.leak)
    }
    + ButtonFault.allCases.map {
      FaultyPattern(pattern: ButtonFault.pattern(with: $0), rule: $0.rule)
    }
    + TaskFault.allCases.map { FaultyPattern(pattern: TaskFault.pattern(with: $0), rule: $0.rule) }
}

@Suite("Contract: faulty patterns")
struct FaultyPatternsTests {
  @Test(arguments: FaultyPattern.all)
  func `the broken rule detects every faulty pattern, and names an object that outlives it`(
    faulty: FaultyPattern
  ) async throws {
    let rule = try #require(Rule.all.first { $0.name == faulty.rule })

    let violation = try #require(await rule.violation(by: faulty.pattern))

    let leak = faulty.leak.map { "\"\($0)\"" } ?? ""
    #expect(leak.isEmpty || violation.found.contains(leak), "\(violation)")
  }

  @Test func `the screens without a fault break no rule`() async {
    #expect(await violations(by: NewsFault.pattern(with: nil)) == [])
    #expect(await violations(by: ButtonFault.pattern(with: nil)) == [])
    #expect(await violations(by: TaskFault.pattern(with: nil)) == [])
  }

  @Test func `every rule of the contract detects at least one faulty pattern`() {
    #expect(Set(FaultyPattern.all.map(\.rule)) == Set(Rule.all.map(\.name)))
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
