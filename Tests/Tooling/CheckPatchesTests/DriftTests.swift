import Reports
import Testing
import Workshop

@testable import CheckPatches

@Suite("Drifts")
struct DriftTests {
  private let drift: Drift

  init() throws {
    let text = """
      Drift: The view reads the model.
      Caught by: the view reads no model
      Message: it read the number

      """
    drift = try Drift(PatchFile(name: "Tests/Wrong/Drifts/mvp/curious-view", patch: Patch(text)))
  }

  @Test func `a drift is caught if the test that it names fails for its pattern and says why`() {
    let report = report(of: "the view reads no model", for: "MVP button", "it read the number")

    #expect(drift.problem(after: report) == nil)
  }

  @Test func `a drift is not caught if only another test fails`() {
    let report = report(of: "the view holds no model", for: "MVP button", "it read the number")

    #expect(
      drift.problem(after: report)
        == """
        Tests/Wrong/Drifts/mvp/curious-view: “the view reads no model” did not fail, but: \
        ["the view holds no model"]
        """)
  }

  @Test func `a drift is not caught if its test fails for another pattern`() {
    let report = report(of: "the view reads no model", for: "MVVM button", "it read the number")

    #expect(drift.problem(after: report)?.contains("did not fail, but: []") == true)
  }

  @Test func `a drift is not caught if its test gives another reason`() {
    let report = report(of: "the view reads no model", for: "MVP button", "it read the title")

    #expect(drift.problem(after: report)?.contains("it read the title") == true)
  }

  @Test func `a drift that violates a rule about the screen changes the behavior`() {
    let rule = report(of: Drift.contract, for: "MVP shows the next digit", "it shows 7")

    #expect(drift.problem(after: rule)?.contains("changes the behavior") == true)
  }

  /// Returns the report of a run in which one test fails.
  private func report(of test: String, for arguments: String, _ message: String) -> TestReport {
    let place = #""sourceLocation":{"fileID":"CatalogTests/A.swift","line":1}"#
    let payloads = [
      #""kind":"function","id":"A","displayName":"\#(test)",\#(place)"#,
      #""kind":"testCaseStarted","testID":"A","messages":[{"symbol":"default","text":"→ \#(arguments)"}]"#,
      #""kind":"issueRecorded","testID":"A","messages":[{"symbol":"fail","text":"\#(message)"}]"#,
      #""kind":"testEnded","testID":"A""#,
    ]
    return TestReport(payloads.map { #"{"payload":{\#($0)}}"# }.joined(separator: "\n"))
  }
}
