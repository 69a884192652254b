import Foundation
import PatternKit
import Testing

@testable import Stories

@Suite("XRay: folding")
struct FoldingTests {
  private nonisolated static let set = call("text", of: "Label", accessor: .set)
  private nonisolated static let row = call("row()", .protocol, calling: [set])
  private nonisolated static let longRow = call(
    "row()", .protocol, calling: [set, call("detail", of: "Label", accessor: .set)])
  private nonisolated static let pair = call("rows()", of: "Table", calling: [row, row])
  private nonisolated static let waiting = {
    var request = call("items()")
    request.isUnanswered = true
    return request
  }()
  private nonisolated static let closure = {
    var closure = Call(.observer, module: "App", type: "T", Member("a()").closure)
    closure.calls = [call("b()", calling: [call("c()", calling: [set])])]
    return closure
  }()

  private nonisolated static func draw(_ calls: Call..., by kind: Call.Kind = .call) -> Call {
    call("draw()", kind, of: "Table", calling: calls)
  }

  @Test func `a relay that knows its receiver by closure or by its own protocol is left out`() {
    func tree(_ kind: Call.Kind, _ inner: Call.Kind, _ role: RoleName = .model) -> [String] {
      let last = call("b()", inner, role: role)
      let relay = call("send()", kind, of: "Bus", role: .row, calling: [last])
      return CallTree(roots: [call("a()", calling: [relay])]).withoutRelays(.row).steps
        .map { "\($0.call.words) → \($0.call.name)" }
    }

    #expect(tree(.call, .closure) == ["call → T.a()", "closure → T.b()"])
    #expect(tree(.closure, .call) == ["call → T.a()", "closure → T.b()"])
    #expect(tree(.protocol, .protocol) == ["call → T.a()", "via P → T.b()"])
    #expect(tree(.call, .protocol).count == 3)
    #expect(tree(.call, .call) == ["call → T.a()", "call → Bus.send()", "call → T.b()"])
    #expect(tree(.protocol, .call).count == 3)
    #expect(tree(.closure, .call, .control).count == 3)
  }

  @Test(
    arguments: [
      (
        "calls inside one type are folded",
        call("a()", calling: [call("b()", calling: [call("work()", of: "Other")])]),
        ["call → T.a()", "call → Other.work()"]
      ),
      (
        "a call that a closure makes is not folded", closure,
        ["observer, later → closure in T.a()", "call → T.b()", "set → Label.text: String"]
      ),
      (
        "a changed property is not folded",
        call("a()", calling: [call("text", accessor: .set, calling: [call("b()", .wakes)])]),
        ["call → T.a()", "set → T.text: String", "wakes, later → T.b()"]
      ),
      (
        "equal neighbours are folded into one call with their number", draw(row, row, row),
        ["call → Table.draw()", "via P × 3 → T.row()", "set → Label.text: String"]
      ),
      (
        "equal neighbours that have numbers are folded into one call with their sum",
        draw(pair, pair),
        ["call → Table.draw()", "via P × 4 → T.row()", "set → Label.text: String"]
      ),
      (
        "different neighbours are not folded", draw(call("a()"), call("b()"), call("a()")),
        ["call → Table.draw()", "call → T.a()", "call → T.b()", "call → T.a()"]
      ),
      (
        "a request that has an answer and one that waits for it are not folded",
        draw(call("items()"), waiting),
        ["call → Table.draw()", "call → T.items()", "call → T.items()"]
      ),
      (
        "neighbours that are reached through different protocols are not folded",
        draw(call("a()", .protocol), call("a()", .protocol, via: "Q")),
        ["call → Table.draw()", "via P → T.a()", "via Q → T.a()"]
      ),
      (
        "neighbours of which one has another step at its end are not folded", draw(row, longRow),
        [
          "call → Table.draw()", "via P → T.row()", "set → Label.text: String", "via P → T.row()",
          "set → Label.text: String", "set → Label.detail: String",
        ]
      ),
      (
        "neighbours of which one has a step more often are not folded",
        draw(
          call("rows()", calling: [call("row()", of: "A")]),
          call("rows()", calling: [call("row()", of: "A"), call("row()", of: "A")])),
        [
          "call → Table.draw()", "call → T.rows()", "call → A.row()",
          "call → T.rows()", "call × 2 → A.row()",
        ]
      ),
      (
        "neighbours whose steps have another order are not folded",
        draw(
          call("row()", calling: [call("a()", of: "A"), call("b()", of: "B")]),
          call("row()", calling: [call("b()", of: "B"), call("a()", of: "A")])),
        [
          "call → Table.draw()", "call → T.row()", "call → A.a()", "call → B.b()",
          "call → T.row()", "call → B.b()", "call → A.a()",
        ]
      ),
      (
        "equal rows are folded even if others are drawn between them",
        draw(row, call("b()", .protocol), row, by: .drawing),
        [
          "drawing → Table.draw()", "via P × 2 → T.row()", "set → Label.text: String",
          "via P → T.b()",
        ]
      ),
    ] as [(String, Call, [String])])
  func `a folded tree has one step for calls that a reader can take together`(
    fact: String, call: Call, steps: [String]
  ) {
    let lines = CallTree(roots: [call]).folded.text.map { $0.trimmingPrefix { $0 == " " } }

    #expect(lines.map { $0.components(separatedBy: "  ")[0] } == steps, "\(fact)")
  }
}
