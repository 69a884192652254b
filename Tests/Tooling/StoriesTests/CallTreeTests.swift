import PatternKit
import Testing

@testable import Stories

/// Returns a call of a method of the type `T`.
nonisolated func call(
  _ function: String, _ kind: Call.Kind = .call, via name: String = "P", of type: String = "T",
  accessor: Call.Accessor? = nil, role: RoleName = RoleName("role"),
  inModule module: String = "App", lines: [Int] = [1], calling calls: [Call] = []
) -> Call {
  let member = Member(function, valueType: accessor == nil ? nil : "String")
  var call = Call(
    kind, via: kind == .protocol ? name : nil, module: module, type: type, role: role,
    member, accessor: accessor, file: "\(type).swift")
  (call.lines, call.calls) = (lines, calls)
  return call
}

@Suite("XRay: CallTree")
struct CallTreeTests {
  @Test func `a role must be reached in one of the ways that a statement demands, not in two`() {
    let statement = Fingerprint.Statement(
      "", from: .view, to: .presenter, by: [.closure, .protocol])
    let closure = call("a()", .closure, of: "Presenter", role: .presenter)
    let method = call("b()", .protocol, of: "Presenter", role: .presenter)

    for (calls, holds) in [([closure], true), ([method], true), ([closure, method], false)] {
      let tree = CallTree(roots: [call("press()", of: "View", role: .view, calling: calls)])
      #expect(statement.holds(tree) == holds)
    }
  }

  @Test func `what the model wakes later does not belong to the call that changed the model`() {
    let statement = Fingerprint.Statement(
      "", of: .view, onlyDuring: .presenter, where: \.setsControl)
    let set = Call(
      .call, module: "UI", type: "Label", role: .control, Member("text"), accessor: .set)
    func story(_ kind: Call.Kind, in role: RoleName, reading: [Call] = []) -> CallTree {
      let show = call("show()", kind, of: "View", role: .view, calling: reading + [set])
      let change = call("change()", of: "T", role: role, calling: [show])
      return CallTree(roots: [call("tap()", of: "P", role: .presenter, calling: [change])])
    }

    #expect(!statement.holds(story(.observer, in: .model)))
    #expect(statement.holds(story(.observer, in: .presenter)))
    #expect(statement.holds(story(.call, in: .model)))
    let text = Call(.call, module: "M", type: "P", role: .presenter, Member("text"), accessor: .get)
    #expect(statement.holds(story(.observer, in: .model, reading: [text])))
  }

  @Test func `a statement about something that no story contains is not seen`() {
    let statement = Fingerprint.Statement("", of: .view, onlyDuring: .presenter) {
      $0.kind == .call
    }
    let show = call("show()", of: "View", role: .view, calling: [call("text", of: "Label")])
    let story = CallTree(roots: [call("tap()", role: .presenter, calling: [show])])

    for (stories, isSeen) in [([CallTree()], false), ([CallTree(), story], true)] {
      if case .notSeen = statement.outcome(in: stories) {
        #expect(!isSeen)
      } else {
        #expect(isSeen)
      }
    }
  }

  @Test(
    arguments: [
      (
        "a step has the place of the first line that it reached", call("a()", lines: [7, 3]),
        "call → T.a()  role  T.swift:7"
      ),
      (
        "a woken task continues later", call("a()", .wakes), "wakes, later → T.a()  role  T.swift:1"
      ),
      ("a started task does not", call("a()", .starts), "starts → T.a()  role  T.swift:1"),
      (
        "a property that is read while the screen is created belongs to the start",
        call("content", .start, accessor: .get), "get start → T.content: String  role  T.swift:1"
      ),
    ] as [(String, Call, String)])
  func `a step prints how it was reached, and where`(fact: String, call: Call, line: String) {
    #expect(CallTree(roots: [call]).text == [line], "\(fact)")
  }

  @Test(arguments: [
    (Call.Kind.answer, "the answer of a service"), (.touch, "A.show"), (.call, "A.show"),
  ])
  func `a statement says that an answer, or which function, made a step`(
    kind: Call.Kind, maker: String
  ) {
    let step = Step(call("a()"), of: call("show()", kind, of: "A"))

    #expect("\(Fingerprint.text(of: step))" == "call → T.a()  T.swift:1, from \(maker)")
  }

  @Test func `a call tree prints call, role and line, one call per line`() {
    let set = call("text", of: "Label", accessor: .set)
    let tree = CallTree(roots: [
      call("press()", .touch, of: "Button", calling: [call("show(_:)", .protocol), set])
    ])

    #expect(
      tree.text == [
        "touch → Button.press()      role  Button.swift:1",
        "  via P → T.show()          role  T.swift:1",
        "  set → Label.text: String  role  Label.swift:1",
      ])
  }

  @Test func `only the type and the role of a step name its role`() {
    let tree = CallTree(roots: [call("view", of: "Model", accessor: .get, role: .model)])

    let named = tree.rows().flatMap(\.parts).filter { $0.meaning == .role(.model) }

    #expect(tree.text == ["get → Model.view: String  model  Model.swift:1"])
    #expect(named.map(\.text) == ["Model", "model"])
  }

  @Test func `a call tree prints the number of stacks that it does not contain`() {
    var tree = CallTree(roots: [call("a()")])
    tree.missingStackCount = 3

    #expect(tree.text.last == "stacks left out: 3")
  }

  @Test func `a printed line has the call, the role, the file and the line, however long it is`() {
    let name = String(repeating: "veryLongName", count: 10)
    let tree = CallTree(roots: [call("short()", role: .view), call("\(name)(_:)", role: .model)])

    #expect(tree.text[0].contains(#/^call → T.short\(\) +view   T.swift:1$/#))
    #expect(tree.text[1] == "call → T.\(name)()  model  T.swift:1")
  }

  @Test func `the name of a long function is cut before its parentheses`() {
    let tree = CallTree(roots: [call("tableView(cellForRowAt:)"), call("numberOfRows()")])

    #expect(
      tree.rows(inColumns: 22).map(\.text) == ["call → T.tableView(…)", "call → T.numberOfRo…()"])
  }

  @Test func `a tree whose widest line exactly fits shows the role and the file of each call`() {
    let tree = CallTree(roots: [call("show(_:)"), call("numberOfRows()")])
    let width = tree.text.map(\.count).max() ?? 0

    #expect(tree.rows(inColumns: width).map(\.text) == tree.text)
  }

  @Test func `only a line that is too long loses text, first the types of the values`() {
    let show = Member("showing(_:in:)", parameterTypes: ["String", "View"])
    let tree = CallTree(roots: [
      call("text", of: "Label", accessor: .set),
      Call(.call, module: "App", type: "T", show),
    ])
    let rows = tree.rows(inColumns: 100)

    #expect(tree.text[1] == "call → T.showing(String, in: View)")
    #expect(rows.map { $0.cut(to: $0.text.count).text } == rows.map(\.text))
    #expect(rows.map { $0.cut(to: 24).text }[0].hasPrefix("set → Label.text  "))
    #expect(rows.map { $0.cut(to: 24).text }[1] == "call → T.showing(in:)")
    #expect(rows.map { $0.cut(to: 10).text } == ["set → Lab…", "call →…(…)"])
  }

  @Test func `a function whose parameters have no known types shows its labels`() {
    #expect("\(Member("show(_:in:)"))" == "show(in:)")
    #expect("\(Member("show(_:in:)", parameterTypes: ["Text"]))" == "show(in:)")
  }

  @Test func `the sender of a delegate method is no value that travels`() {
    let labels = "worker(_:didLoad:)"

    #expect("\(Member(labels, parameterTypes: ["Worker", "[Item]"]))" == "worker(didLoad: [Item])")
  }
}
