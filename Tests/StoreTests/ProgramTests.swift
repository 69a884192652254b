import TestSupport
import Testing

@Suite("Store: program")
struct ProgramTests {
  @Test func `the program prints the story of a press if its output is not a terminal`()
    async throws
  {
    let end = try await run("store")

    #expect(end.output.hasPrefix("One press of your button:\n\ntouch → "))
    #expect(end.output.contains("ButtonReducer.reduce("))
    #expect(end.status == 0)
  }

  @Test(arguments: [
    (["task"], "unknown demo “task”: expected news, button"),
    (["buton"], "unknown demo “buton”: did you mean “button”?"),
    (["news", "button"], "unexpected argument “button”: expected one demo"),
  ])
  func `the program reports an invalid argument and exits with 64`(
    arguments: [String], message: String
  ) async throws {
    let end = try await run("store", arguments)

    #expect(end.errors == "store: \(message)\n")
    #expect(end.status == 64)
  }
}
