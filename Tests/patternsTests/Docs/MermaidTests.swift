import PatternKit
import Testing

@testable import Tracing

@Suite("Docs: Mermaid")
struct MermaidTests {
  private func call(
    _ function: String, _ kind: Call.Kind = .call, of type: String = "T",
    accessor: Call.Accessor? = nil, calling calls: [Call] = []
  ) -> Call {
    let member = Member(function, valueType: accessor == nil ? nil : "String")
    var call = Call(
      kind, via: kind == .protocol ? "P" : nil, module: "App", type: type, member,
      accessor: accessor)
    call.calls = calls
    return call
  }

  @Test func `a call tree prints a Mermaid sequence diagram`() {
    let show = call("show(_:)", .protocol, of: "View")
    let set = call("text", of: "Label", accessor: .set)
    let answer = call("items()", .answer, of: "Source", calling: [call("load()", .wakes)])
    let tree = CallTree(roots: [
      call("press()", .touch, of: "Button", calling: [call("work()", calling: [show, set])]),
      answer,
    ])

    #expect(
      tree.mermaid == [
        "sequenceDiagram",
        "  actor User",
        "  User->>Button: press()",
        "  Button->>T: work()",
        "  T-->>View: show() (via P)",
        "  T->>Label: set text: String",
        "  Note over Source: answer, items()",
        "  Source-->>T: load() (wakes)",
      ])
  }

  @Test func `the Mermaid flowchart draws thick, thin and dashed lines, and a legend`() {
    var graph = ReferenceGraph()
    graph.nodes = [
      .init(type: "View", role: .view, count: 2), .init(type: "Box<Int>", role: nil, count: 1),
    ]
    graph.edges = [
      .init(holder: "View", property: "a", kind: .owns, via: nil, held: "Box<Int>"),
      .init(holder: "View", property: "b", kind: .weak, via: nil, held: "Box<Int>"),
      .init(holder: "View", property: "c", kind: .owns, via: "P", held: "Box<Int>"),
      .init(holder: "View", property: "d", kind: .weak, via: "P", held: "Box<Int>"),
      .init(holder: "View", property: "e", kind: .owns, via: nil, held: "a closure"),
    ]

    #expect(
      graph.mermaid.joined(separator: "\n") == """
        flowchart LR
          n0["View × 2<br/>view"]
          n1["Box&lt;Int&gt;"]
          n0 ==>|"a"| n1
          n0 -->|"b"| n1
          n0 -.->|"c"| n1
          n0 -.->|"d"| n1
          n0 ==>|"e"| e4(["a closure"])
          linkStyle 2 stroke-width:3.5px
          legend["thick: owns<br/>thin: weak<br/>dashed: by protocol"]
        """)
  }
}
