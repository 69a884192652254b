import PatternKit
import Testing
import ToolingSupport

@testable import Stories

@Suite("XRay: values in a story")
struct ValuesTests {
  private func row(_ call: Call, _ value: String?) -> String {
    var call = call
    call.reading.value = value
    return TreeRow(Step(call)).text
  }

  @Test(arguments: [
    ("3", "set → Model.number = 3"), ("\"3\"", "set → Model.number = \"3\""),
    (".loading", "set → Model.number = .loading"), (nil, "set → Model.number: String"),
    ("\"\(String(repeating: "x", count: 20))\"", "set → Model.number = \"xxxxxxxxxxxxxxxxxxxx\""),
    ("\"\(String(repeating: "x", count: 21))\"", "set → Model.number: String"),
    ("Article(…)", "set → Model.number: String"),
  ])
  func `a step shows a short value in place of its type, and the type of a longer one`(
    value: String?, text: String
  ) {
    #expect(row(call("number", of: "Model", accessor: .set), value) == text)
  }

  @Test func `a call shows the value of its only parameter, and of the one after a sender`() {
    func call(_ function: String, _ types: String...) -> Call {
      Call(.call, module: "App", type: "View", Member(function, parameterTypes: types))
    }

    #expect(row(call("show(_:)", "String"), "\"3\"") == "call → View.show(\"3\")")
    let report = call("worker(_:didChange:)", "Worker", "Int")
    #expect(row(report, "3") == "call → View.worker(didChange: 3)")
    #expect(row(call("show(_:in:)", "Int", "Int"), "3") == "call → View.show(Int, in: Int)")
  }

  @Test func `two stories with different values are equal`() {
    var (one, other) = (call("number", accessor: .get), call("number", accessor: .get))
    (one.reading.value, other.reading.value) = ("1", "2")

    #expect(CallTree(roots: [one]) == CallTree(roots: [other]))
  }

  @Test(arguments: [
    ("label.text = text", "\"3\"", "\"3\""), ("label.text = \"\\(text)\"", "\"3\"", "3"),
    ("label.text = \"No. \\(text)\"", "\"No. 3\"", nil), ("label.text = other", "\"3\"", nil),
  ])
  func `the argument of a call is known only if the call sets a label to its parameter`(
    line: String, shown: String, argument: String?
  ) throws {
    let source = "final class T {\n  func show(_ text: String) {\n    \(line)\n  }\n}\n"
    let (folder, checkout) = try makeCheckout(of: ["Sources/App/T.swift": source])
    var change = call("text", of: "Label", accessor: .set, role: .control)
    (change.reading.value, change.number) = (shown, 1)
    let tree = CallTree(roots: [call("show(_:)", lines: [3], calling: [change])])

    let completed = withExtendedLifetime(folder) {
      tree.withArguments(from: StepSources(checkout))
    }
    #expect(completed.roots[0].reading.value == argument)
  }

  @Test func `the steps of two patterns stand beside each other by the way of the change`() {
    func alignment(_ names: String...) -> StepAlignment {
      let calls = names.enumerated().map { number, name in
        var step = call(
          name, of: name == "label" ? "Label" : "T", accessor: name == "call" ? nil : .set,
          role: name == "model" ? .model : name == "label" ? .control : .view)
        step.number = number
        return step
      }
      return StepAlignment(of: calls, in: CallTree(roots: calls))
    }
    let short = alignment("call", "model", "call", "label")
    let long = alignment("call", "call", "model", "call", "call", "call", "label")

    // The touch, the change of the model, the steps after it, the change of the label.
    #expect((0..<7).map { short.step(at: long.place(of: $0)) } == [0, 0, 1, 2, 2, 2, 3])
    #expect((0..<4).map { long.step(at: short.place(of: $0)) } == [0, 2, 3, 6])
  }
}
