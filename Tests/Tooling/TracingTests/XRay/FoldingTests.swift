import Testing

@testable import Tracing

@Suite("XRay: folding")
struct FoldingTests {
  @Test func `calls inside one type are folded`() {
    let tree = CallTree(roots: [
      call("a()", calling: [call("b()", calling: [call("work()", of: "Other")])])
    ])

    #expect(tree.folded.steps.map(\.call.member.name) == ["a", "work"])
  }

  @Test func `a changed property is not folded`() {
    let wakes = call("bind() { … }", .wakes, of: "View")
    let set = call("text", accessor: .set, calling: [wakes])
    let tree = CallTree(roots: [call("a()", calling: [set])])

    #expect(tree.folded == tree)
  }

  @Test func `equal neighbours are folded into one call with their number`() {
    let row = call("row()", .protocol, calling: [call("text", of: "Label", accessor: .set)])
    let tree = CallTree(roots: [call("draw()", of: "Table", calling: [row, row, row])])

    #expect(tree.folded.steps.map(\.call.count) == [1, 3, 1])
    #expect(tree.folded.text[1].hasPrefix("  via P × 3 → T.row()"))
  }

  @Test func `equal neighbours that have numbers are folded into one call with their sum`() {
    let rows = call("rows()", of: "Table", calling: [call("row()"), call("row()")])
    let tree = CallTree(roots: [call("draw()", of: "Table", calling: [rows, rows])])

    #expect(tree.folded.steps.map(\.call.count) == [1, 4])
  }

  @Test func `different neighbours are not folded`() {
    let tree = CallTree(roots: [
      call("draw()", of: "Table", calling: [call("a()"), call("b()"), call("a()")])
    ])

    #expect(tree.folded == tree)
  }

  @Test func `a request that has an answer and one that waits for it are not folded`() {
    var waiting = call("items()")
    waiting.isUnanswered = true
    let tree = CallTree(roots: [
      call("load()", of: "Model", calling: [call("items()"), waiting])
    ])

    #expect(tree.folded == tree)
  }

  @Test func `neighbours that are reached through different protocols are not folded`() {
    let calls = ["P", "Q"].map { call("a()", .protocol, via: $0) }
    let tree = CallTree(roots: [call("draw()", of: "Table", calling: calls)])

    #expect(tree.folded == tree)
  }

  @Test func `neighbours of which one has another step at its end are not folded`() {
    let texts = ["text", "detail"].map { call($0, of: "Label", accessor: .set) }
    let rows = [1, 2].map { call("row()", .protocol, calling: Array(texts.prefix($0))) }
    let tree = CallTree(roots: [call("draw()", of: "Table", calling: rows)])

    #expect(tree.folded.roots[0].calls.map(\.count) == [1, 1])
  }

  @Test func `equal rows are folded even if others are drawn between them`() {
    let rows = ["a()", "b()", "a()"].map { call($0, .protocol) }
    let tree = CallTree(roots: [call("draw()", .drawing, of: "Table", calling: rows)])

    #expect(tree.folded.roots[0].calls.map(\.member.name) == ["a", "b"])
    #expect(tree.folded.roots[0].calls.map(\.count) == [2, 1])
  }
}
