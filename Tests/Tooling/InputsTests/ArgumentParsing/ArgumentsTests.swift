import Inputs
import Testing

@Suite("ArgumentParsing: Arguments")
nonisolated struct ArgumentsTests {
  @Test func `a seed is read as a decimal number`() throws {
    var arguments = Arguments(["--seed=10", "--seed=ff"])
    var options: [Arguments.Option] = []
    while case .option(let option) = arguments.next() { options.append(option) }

    #expect(try arguments.seed(of: options[0]) == 10)
    #expect(throws: UsageError.self) { try arguments.seed(of: options[1]) }
  }
}
