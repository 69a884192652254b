import Testing

@testable import Stories
@testable import Tracing

@Suite("XRay: CallTreeBuilder")
struct CallTreeBuilderTests {
  @Test func `each entry of a function is a call of its own, below its caller`() {
    let builder = builder([
      (.entry, 1, "A.a()"), (.entry, 1, "A.a() B.b()"), (.entry, 1, "A.a() B.b() C.c()"),
      (.entry, 1, "A.a() B.b()"),
    ])

    #expect(text(builder) == ["A.a()", "  B.b()", "    C.c()", "  B.b()"])
  }

  @Test func `a changed control is added once, below the function that changed it`() {
    let builder = builder([
      (.entry, 1, "A.a()"), (.change(nil), 1, "A.a() Label.text()"),
      (.change(nil), 1, "A.a() Label.text()"),
    ])

    #expect(text(builder) == ["A.a()", "  Label.text()"])
  }

  @Test func `two properties of one name that are set one after the other are two steps`() {
    var builder = CallTreeBuilder(services: [])
    var stack = stack("A.a() Label.text()")
    stack.calls[1] = Call(
      .call, module: "TerminalUI", type: "Label", Member("text"), accessor: .set)

    for _ in 1...2 { builder.add(stack, sample(.change(nil), 1)) }

    #expect(builder.trees[0].tree.steps.map(\.call.type) == ["A", "Label", "Label"])
  }

  @Test func `a woken task comes after the rest of the function that changed the model`() {
    var builder = CallTreeBuilder(services: [])
    for (reason, task, functions) in [
      (.wake(2), 1, "A.a() Model.b()"), (.entry, 1, "A.a() C.c()"), (.entry, 2, "{View.d()}"),
    ] as [(StackSample.Reason, UInt, String)] {
      builder.add(stack(functions), sample(reason, task))
    }

    #expect(
      builder.trees[0].tree.stepsByTime.map(\.call.name) == [
        "A.a()", "Model.b()", "C.c()", "closure in View.d()",
      ])
  }

  @Test func `two tasks that two changes woke continue below the changes that woke them`() {
    let builder = builder([
      (.wake(2), 1, "A.a() Model.first()"), (.wake(3), 1, "A.a() Model.second()"),
      (.entry, 3, "{View.b()} C.c()"), (.entry, 2, "{View.a()} C.c()"),
    ])

    #expect(
      text(builder) == [
        "A.a()", "  Model.first()", "    wakes closure in View.a()", "      C.c()",
        "  Model.second()",
        "    wakes closure in View.b()", "      C.c()",
      ])
  }

  @Test func `the task of a binding reads in the name of the function to which it delivers`() {
    let changed = stack("A.a() Model.text()")
    let (read, delivery) = (
      stack("Model.text()", binding: .reads), stack("{View.a()}", binding: .delivers)
    )
    for readsOnly in [false, true] {
      var builder = builder([])
      if !readsOnly { builder.noteObserver(in: delivery, of: 2) }
      builder.add(changed, sample(.wake(2), 1))
      builder.add(read, sample(.entry, 2))
      if !readsOnly { builder.add(delivery, sample(.entry, 2)) }

      #expect(
        text(builder) == ["A.a()", "  Model.text()"]
          + (readsOnly ? [] : ["    wakes closure in View.a()", "      Model.text()"]))
    }
  }

  @Test func `an observer that an earlier event woke runs below the change of this event`() {
    func set(_ name: String) -> CallStack {
      var changed = stack("A.a() \(name)")
      changed.calls[1] = Call(.call, module: "App", type: "Model", Member("text"), accessor: .set)
      return changed
    }
    let (read, delivery) = (
      stack("Model.text()", binding: .reads), stack("{View.a()}", binding: .delivers)
    )
    var property = read
    property.calls[0] = Call(.call, module: "App", type: "Model", Member("text"), accessor: .get)
    for wakes in [false, true] {
      var builder = builder([])
      builder.noteObserver(in: delivery, of: 2)
      builder.begin(1)
      if wakes { builder.add(set("Model.text()"), sample(.wake(2), 1)) }

      builder.begin(2)
      builder.add(set("Model.text()"), sample(.entry, 1))
      builder.add(property, sample(.entry, 2))
      builder.add(delivery, sample(.entry, 2))

      #expect(
        text(builder) == [
          "A.a()", "  Model.text", "    observer closure in View.a()", "      Model.text",
        ])
    }
  }

  @Test func `a new task continues below the function that started it`() {
    let builder = builder([(.entry, 1, "A.load()"), (.entry, 2, "{A.load()} B.b()")])

    #expect(text(builder) == ["A.load()", "  starts closure in A.load()", "    B.b()"])
  }

  @Test func `a new task continues below the call that reached the line of its closure`() {
    var task = stack("{A.load()} B.b()")
    task.calls[0].lines = [5]
    var builder = builder([])

    for lines in [[3], [3, 5], [3]] {
      var load = stack("A.load()")
      load.calls[0].lines = lines
      builder.add(load, sample(.entry, 1))
    }
    builder.add(task, sample(.entry, 2))

    #expect(
      text(builder) == [
        "A.load()", "A.load()", "  starts closure in A.load()", "    B.b()", "A.load()",
      ])
  }

  @Test func `a task that a control starts with a closure is shown below the control`() {
    var load = stack("A.row() ImageView.load()")
    load.calls[1] = Call(.call, module: "TerminalUI", type: "ImageView", Member("load()"))
    var builder = builder([])
    for task in [2, 3] as [UInt] {
      builder.add(stack("A.row()"), sample(.entry, 1))
      builder.add(load, sample(.change(nil), 1))
      builder.add(stack("{A.row()} B.b()"), sample(.entry, task))
    }

    let row = [
      "A.row()", "  ImageView.load()", "    starts closure in ImageView.load()",
      "      closure closure in A.row()", "        B.b()",
    ]
    #expect(text(builder) == row + row)
  }

  @Test(arguments: [(Call.Accessor.set, "observer"), (nil, "starts")])
  func `a task that an unshown closure starts continues below the call that ran the closure`(
    accessor: Call.Accessor?, kind: String
  ) {
    let track = "$s3App4ViewC5trackyyFyyYbcyXEfu_yyYbcfU0_"
    func frame(_ name: String, _ symbol: String) -> StackFrame {
      StackFrame(name: name, mangledName: symbol, file: "", line: 0)
    }
    let closure = frame("closure #2 in implicit closure #1 in View.track()", track)
    let changed = accessor == nil ? "text()" : "text.setter"
    let change = frame("Model.\(changed)", "$s3App5ModelC4textSSvs")
    let task = frame("closure #1 in \(closure.name)", "\(track)yyYaYbScMYccfU_TY0_")
    var builder = CallTreeBuilder(services: [])

    builder.add(
      CallStack([closure, change, frame("main", "")], showing: ["App"]), sample(.entry, 1))
    builder.add(CallStack([task], showing: ["App"]), sample(.entry, 2))

    #expect(text(builder).last == "  \(kind) closure in View.track()")
  }

  @Test func `two tasks that a function starts one after the other are two calls`() {
    var builder = builder([])
    for (task, function) in [(2, "b()"), (2, "c()"), (3, "b()")] as [(UInt, String)] {
      var start = stack("A.a() B.\(function)")
      start.calls.insert(
        Call(.starts, module: "App", type: "A", Member("a()", isClosure: true)), at: 1)
      builder.add(start, sample(.entry, task))
    }

    #expect(
      text(builder) == [
        "A.a()", "  starts closure in A.a()", "    B.b()", "    B.c()", "  starts closure in A.a()",
        "    B.b()",
      ])
  }

  @Test func `an async call through a protocol shows the protocol, and the next one shows none`() {
    var builder = builder([(.entry, 1, "A.load()"), (.entry, 2, "{A.load()} B.b()")])
    builder.willCall(through: "P", in: 2)
    for function in ["C.c()", "D.d()"] {
      var call = stack(function)
      call.beginsInTask = true
      builder.add(call, sample(.entry, 2))
    }

    #expect(text(builder).suffix(2) == ["    protocol C.c()", "      D.d()"])
  }

  @Test func `a task that waited for a service continues below the answer`() {
    let first = loading
    var second = CallTreeBuilder(services: Recorder.services, tasks: first.tasks)
    second.add(stack("{A.load()} C.c()"), sample(.entry, 2))

    #expect(text(first).suffix(1) == ["    protocol S.f()"])
    #expect(text(second) == ["answer S.f()", "  wakes closure in A.load()", "    C.c()"])
  }

  @Test func `a request waits for the answer, and the answer waits for nothing`() throws {
    var builder = loading
    builder.add(stack("{A.load()} C.c()"), sample(.entry, 2))

    let roots = builder.trees[0].tree.roots
    let answer = try #require(roots.last)
    #expect(roots.first?.calls.first?.calls.last?.waits == ["the answer"])
    #expect(answer.kind == .answer)
    #expect(answer.waits == [])
  }

  @Test func `an answer and its drawing belong to the event of the request`() throws {
    var builder = loading
    builder.begin(1)
    builder.add(stack("A.down()"), sample(.entry, 1))
    builder.add(stack("{A.load()} C.c()"), sample(.entry, 2))
    var drawing = stack("Table.draw() A.row()")
    drawing.calls[0].kind = .drawing
    builder.add(drawing, sample(.entry, 1))

    try #require(builder.trees.map(\.number) == [1, 0])
    #expect(text(builder) == ["A.down()"])
    #expect(
      text(builder.trees[1].tree).suffix(5) == [
        "answer S.f()", "  wakes closure in A.load()", "    C.c()", "drawing Table.draw()",
        "  A.row()",
      ])
  }

  @Test func `the stories of earlier events that continue are listed latest first`() {
    var builder = builder([(.wake(2), 1, "A.a()")])
    builder.begin(1)
    builder.add(stack("A.a()"), sample(.wake(3), 1))
    builder.begin(2)
    for task in [2, 3] as [UInt] { builder.add(stack("{View.a()}"), sample(.entry, task)) }

    #expect(builder.trees.map(\.number) == [2, 1, 0])
  }

  /// A screen that patterns share requests pictures while it draws. Its own steps are not shown.
  @Test func `a request of a task that shows no other step belongs to the latest drawing`() {
    var builder = builder([(.entry, 1, "A.down()")])
    var drawing = stack("Table.draw()")
    drawing.calls[0].kind = .drawing
    builder.add(drawing, sample(.change(nil), 1))
    var request = stack("")
    request.beginsInTask = true
    builder.add(request, sample(.service(service), 2))

    #expect(text(builder) == ["A.down()", "drawing Table.draw()", "  protocol S.f()"])
  }

  @Test func `equal roots of two events are two calls`() {
    var builder = builder([(.change(nil), 1, "Table.handle() Label.text()")])
    builder.begin(1)
    builder.add(stack("Table.handle() Label.text()"), sample(.change(nil), 1))

    #expect(text(builder) == ["Table.handle()", "  Label.text()"])
  }

  /// A cancelled load, for example, makes no call after its answer.
  @Test func `a tree is finished as soon as the service has answered`() {
    var builder = loading
    #expect(builder.trees[0].tree.isUnfinished)

    builder.noteAnswer(of: 2)

    #expect(!builder.trees[0].tree.isUnfinished)
  }

  @Test func `a started task names the properties for which it waits`() {
    var builder = builder([(.entry, 1, "A.load()")])
    var reading = stack("{A.load()} Model.rows")
    reading.calls[1] = Call(
      .call, module: "App", type: "Model", Member("rows", valueType: "[Int]"), accessor: .get)
    builder.add(reading, sample(.entry, 2))
    #expect(builder.trees[0].tree.steps.flatMap(\.call.waits) == [])

    reading.isObserving = true
    builder.add(reading, sample(.entry, 2))

    #expect(builder.trees[0].tree.steps.map(\.call.waits)[1] == ["Model.rows"])
    #expect(builder.trees[0].tree.text.last == "    waits for Model.rows")
  }

  @Test func `a task that waited for another task continues below the answer that ended it`() {
    var first = builder([
      (.entry, 1, "A.a()"), (.entry, 1, "A.a() M.load()"), (.entry, 2, "{M.load()} M.b()"),
    ])
    first.add(stack("{M.load()}"), sample(.service(service), 2))
    first.add(stack("{A.a()} A.b()"), sample(.entry, 3))

    var second = CallTreeBuilder(services: Recorder.services, tasks: first.tasks)
    second.add(stack("{M.load()} M.c()"), sample(.entry, 2))
    second.add(stack("{A.a()} A.c()"), sample(.entry, 3))

    #expect(
      text(second) == [
        "answer S.f()", "  wakes closure in M.load()", "    M.c()", "  wakes closure in A.a()",
        "    A.c()",
      ])
  }

  @Test func `a binding waits for no task that its function started before`() {
    let delivery = stack("{A.open()}", binding: .delivers)
    var builder = builder([
      (.entry, 1, "A.open()"), (.entry, 1, "A.open() M.load()"), (.entry, 2, "{M.load()} M.b()"),
    ])
    builder.add(stack("{M.load()}"), sample(.service(service), 2))
    builder.noteObserver(in: delivery, of: 3)

    builder.add(delivery, sample(.entry, 3))
    builder.add(stack("{M.load()} M.c()"), sample(.entry, 2))
    builder.add(delivery, sample(.entry, 3))

    #expect(
      text(builder).suffix(3) == ["answer S.f()", "  wakes closure in M.load()", "    M.c()"])
  }

  @Test func `the inner calls of a service are not shown`() {
    var builder = builder([(.entry, 1, "A.a()")])
    builder.add(stack("A.a()"), sample(.service(service), 1))
    var inside = stack("A.a() S.f() S.g()")
    inside.calls[1] = service
    builder.add(inside, sample(.entry, 1))

    #expect(text(builder) == ["A.a()", "  protocol S.f()"])
  }

  // MARK: Stacks

  private let service = Call(
    .protocol, via: "NewsSource", module: "Model", type: "S", Member("f()"))

  /// A task has requested something from the service, and waits.
  private var loading: CallTreeBuilder {
    var builder = builder([(.entry, 1, "A.load()"), (.entry, 2, "{A.load()} B.b()")])
    builder.add(stack("{A.load()}"), sample(.service(service), 2))
    return builder
  }

  @Test func `a property that a method changes in place comes after the method, and once`() {
    func call(_ member: Member, symbol: String = "", calling calls: [Call] = []) -> Call {
      let accessor: Call.Accessor? = member.valueType == nil ? nil : .set
      let type = member.valueType == nil ? "State" : "Store"
      var call = Call(.call, module: "App", type: type, member, accessor: accessor)
      (call.symbol, call.calls) = (symbol, calls)
      return call
    }
    func names(_ calls: Call...) -> [String] {
      let node = CallTreeNode(call(Member("tap()")))
      node.children = calls.map { CallTreeNode($0) }
      return node.tree.calls.map(\.member.name)
    }
    let state = Member("state", valueType: "State")
    let (reduce, symbol) = (call(Member("reduce()")), "$s3App5StoreC5stateAA5StateVvM")
    let didSet = call(state, calling: [call(Member("render()"))])

    #expect(names(call(state), reduce) == ["state", "reduce"])
    #expect(names(call(state, symbol: symbol), reduce) == ["reduce", "state"])
    #expect(names(call(state, symbol: symbol), reduce, didSet) == ["reduce", "state"])
  }

  private func builder(_ samples: [(StackSample.Reason, UInt, String)]) -> CallTreeBuilder {
    var builder = CallTreeBuilder(services: Recorder.services)
    for (reason, task, functions) in samples {
      builder.add(stack(functions), sample(reason, task))
    }
    return builder
  }

  private func sample(_ reason: StackSample.Reason, _ task: UInt) -> StackSample {
    StackSample(reason: reason, task: task, addresses: [])
  }

  /// Returns a stack of functions, outermost first. Braces mark the closure of a task.
  private func stack(_ functions: String, binding: CallStack.Binding? = nil) -> CallStack {
    var stack = CallStack([], showing: [])
    stack.binding = binding
    stack.beginsInTask = functions.hasPrefix("{") || binding != nil
    stack.calls = functions.split(separator: " ").map { word in
      let name = word.split(separator: ".").map { $0.filter { !"{}".contains($0) } }
      let isClosure = word.hasPrefix("{")
      return Call(
        isClosure ? .wakes : .call, module: "App", type: name[0],
        Member(name[1], isClosure: isClosure))
    }
    return stack
  }

  private func text(_ builder: CallTreeBuilder) -> [String] { text(builder.trees[0].tree) }

  private func text(_ tree: CallTree) -> [String] {
    func lines(_ call: Call, _ depth: Int) -> [String] {
      let kind = call.kind == .call ? "" : "\(call.kind.rawValue) "
      return [String(repeating: "  ", count: depth) + "\(kind)\(call.name)"]
        + call.calls.flatMap { lines($0, depth + 1) }
    }
    return tree.roots.flatMap { lines($0, 0) }
  }
}
