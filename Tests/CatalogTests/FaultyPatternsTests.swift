import Catalog
import Testing

@Suite("A faulty pattern")
struct FaultyPatternsTests {
  @Test(arguments: NewsFault.allCases)
  func `is caught by the rule that its news list breaks`(fault: NewsFault) async throws {
    #expect(try await breaks(NewsFault.pattern(with: fault), fault.rule))
  }

  @Test(arguments: ButtonFault.allCases)
  func `is caught by the rule that its button demo breaks`(fault: ButtonFault) async throws {
    #expect(try await breaks(ButtonFault.pattern(with: fault), fault.rule))
  }

  @Test(arguments: TaskFault.allCases)
  func `is caught by the rule that its print task breaks`(fault: TaskFault) async throws {
    #expect(try await breaks(TaskFault.pattern(with: fault), fault.rule))
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

    #expect(Set(caught) == Set(Contract.rules.map(\.name)))
  }

  /// Whether a pattern breaks the rule of that name.
  private func breaks(_ pattern: Pattern, _ name: String) async throws -> Bool {
    let rule = try #require(Contract.rules.first { $0.name == name })
    return await rule.violation(by: pattern) != nil
  }

  /// The names of all rules that a pattern breaks.
  private func violations(by pattern: Pattern) async -> [String] {
    var names: [String] = []
    for rule in Contract.rules where await rule.violation(by: pattern) != nil {
      names.append(rule.name)
    }
    return names
  }
}
