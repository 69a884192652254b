import Testing

@testable import Workshop

@Suite("Workshop: FailedExpectation")
struct FailedExpectationTests {
  @Test(arguments: [
    (
      #"(person(1).name → "Ada ()") == "Ada""#, #"person(1).name == "Ada""#, #""Ada ()""#, #""Ada""#
    ),
    (#"(a.text → "9:5") == (text → "09:05")"#, "a.text == text", #""9:5""#, #""09:05""#),
    (#"(texts → ["a == b", ")"]) == []"#, "texts == []", #"["a == b", ")"]"#, "[]"),
    (#"(name → "\"(\"") == "(""#, #"name == "(""#, #""\"(\"""#, #""(""#),
    ("(count → 2) == 1", "count == 1", "2", "1"),
    ("(screen → App.Screen) == nil", "screen == nil", "App.Screen", "nil"),
  ])
  func `both values and the expression are read from the message of a comparison`(
    message: String, expression: String, yours: String, expected: String
  ) {
    let read = FailedExpectation("Expectation failed: \(message)")

    #expect(read?.expression == expression)
    #expect(read?.yours == yours)
    #expect(read?.expected == expected)
  }

  @Test(arguments: [
    "Caught error: notFound", "Expectation failed: (isShown → false)",
    "Expectation failed: (count → 1) > 2", "Expectation failed: list.contains { $0 == 1 }",
    "Expectation failed: a == b",
  ])
  func `another message has no two values`(message: String) {
    #expect(FailedExpectation(message) == nil)
  }
}
