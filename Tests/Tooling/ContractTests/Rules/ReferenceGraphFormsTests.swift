import TerminalUI
import Testing

@testable import PatternKit
@testable import Stories
@testable import Tracing

/// Holds one object in every way that a property can hold it.
private final class Holder: ViewController {
  let strong: Held
  var optional: Held?
  var array: [Held]
  let byProtocol: any HeldProtocol
  let byOptionalProtocol: (any HeldProtocol)?
  let byProtocolInArray: [any HeldProtocol]
  let withoutName: AnyObject
  weak var weak: Held?
  weak let weakConstant: Held?
  weak var weakByProtocol: (any HeldProtocol)?
  unowned var unownedVariable: Held
  unowned let unownedByProtocol: any HeldProtocol
  let inStruct: Box
  lazy var lazy = Held()
  var empty: Held?
  let closure: () -> Void
  let optionalClosure: (@MainActor () async -> Int)?
  let task: Task<Void, Never>?
  let number = 1

  init(_ held: Held) {
    (strong, optional, array) = (held, held, [held, Held()])
    (byProtocol, byOptionalProtocol, byProtocolInArray) = (held, held, [held])
    withoutName = held
    (self.weak, weakConstant, weakByProtocol) = (held, held, held)
    (unownedVariable, unownedByProtocol) = (held, held)
    inStruct = Box(strong: held, weak: held)
    (closure, optionalClosure) = ({ _ = held }, { 1 })
    task = Task {}
    super.init()
  }
}

private protocol HeldProtocol: AnyObject {}

private final class Held: HeldProtocol {}

private struct Box {
  let strong: Held
  weak var weak: Held?
}

/// A view that only other controls own, and a holder without a property for it.
private final class InnerView: View {
  weak var owner: Outer?
  var neighbour: InnerView?
}

private final class Outer: ViewController {
  private weak var inner: InnerView?

  override func viewDidLoad() {
    let stack = View()
    let (first, second) = (InnerView(), InnerView())
    (first.owner, first.neighbour, second.neighbour) = (self, second, first)
    inner = first
    stack.addSubview(first)
    view.addSubview(stack)
  }
}

private class Base: ViewController {
  private let other = Held()
}

/// Has a weak property with the name of a strong one of its superclass.
private final class Derived: Base {
  weak var other: Derived?
}

private final class AnObjectWithAnExtremelyLongNameThatFillsHalfALine: ViewController {
  let aPropertyWithAnExtremelyLongName = AnotherObjectWithAnExtremelyLongName()
}

private final class AnotherObjectWithAnExtremelyLongName {}

@Suite("Which object holds which: forms")
struct ReferenceGraphFormsTests {
  @Test func `the graph distinguishes strong and weak properties, by name and by protocol`() {
    let graph = graph(of: Holder(Held()))

    #expect(
      graph.text() == [
        "Holder    strong              owns              Held",
        "Holder    optional            owns              Held",
        "Holder    array               owns              Held",
        "Holder    byProtocol          owns by protocol  Held",
        "Holder    byOptionalProtocol  owns by protocol  Held",
        "Holder    byProtocolInArray   owns by protocol  Held",
        "Holder    withoutName         owns by protocol  Held",
        "Holder    weak                weak              Held",
        "Holder    weakConstant        weak              Held",
        "Holder    weakByProtocol      weak by protocol  Held",
        "Holder    unownedVariable     weak              Held",
        "Holder    unownedByProtocol   weak by protocol  Held",
        "Holder    inStruct.strong     owns              Held",
        "Holder    inStruct.weak       weak              Held",
        "Holder    closure             owns              a closure",
        "Holder    optionalClosure     owns              a closure",
        "Holder    task                owns              a task",
      ])
    #expect(graph.edges[3].via == "HeldProtocol")
    #expect(graph.nodes.map { "\($0.type) \($0.count)" } == ["Holder 1", "Held 2"])
  }

  @Test func `a lazy property has the name that its declaration has`() {
    let holder = Holder(Held())
    _ = holder.lazy

    #expect(graph(of: holder).edges.contains { $0.property == "lazy" })
  }

  @Test func `a weak property is weak even if a strong one of the superclass has its name`() {
    let derived = Derived()
    derived.other = derived

    #expect(graph(of: derived).edges.map(\.kind) == [.weak, .owns])
  }

  @Test func `a view that only controls own is held by the object that owns the controls`() {
    let outer = Outer()
    _ = outer.view

    #expect(
      graph(of: outer).text() == [
        "Outer        inner                         weak  InnerView",
        "Outer        loadedView.subviews.subviews  owns  InnerView",
        "InnerView    owner                         weak  Outer",
        "InnerView    neighbour                     owns  InnerView",
      ])
  }

  @Test func `a long property name is cut off, so that a line has at most 100 columns`() {
    let text = graph(of: AnObjectWithAnExtremelyLongNameThatFillsHalfALine()).text()

    #expect(text.map(\.columns) == [100])
    #expect(text.contains { $0.contains("aProper…  owns  Another") })
  }

  @Test func `a name with wide characters is shown in full, and the columns are aligned`() {
    var graph = ReferenceGraph()
    graph.edges = [
      .init(holder: "视图", property: "a", kind: .owns, via: nil, held: "A"),
      .init(holder: "View", property: "标签", kind: .weak, via: nil, held: "A"),
    ]

    #expect(graph.text() == ["视图    a     owns  A", "View    标签  weak  A"])
  }

  @Test func `a titled graph has the legend, and is in Chinese with columns of the same width`() {
    let graph = graph(of: Holder(Held()), roles: ["Held": .viewModel, "Holder": .view])
    let lines = graph.text(titled: "Which object holds which:", in: .chinese)
    let legend = Language.chinese.text(.holdsLegend)

    #expect(lines.prefix(3) == ["谁引用谁：", legend, ""])
    #expect(lines[3] == "Holder  视图  strong              owns              Held       视图模型")
    #expect(lines.contains("Holder  视图  closure             owns              闭包"))
  }

  @Test func `the name of a type is not translated, even if it is a word of the tables`() {
    var graph = ReferenceGraph()
    graph.nodes = [.init(type: "Button", role: .control, count: 1)]
    graph.edges = [.init(holder: "A", property: "b", kind: .owns, via: nil, held: "Button")]

    #expect(graph.text(titled: "", in: .chinese).last?.hasSuffix("owns  Button  控件") == true)
  }

  private func graph(
    of viewController: ViewController, roles: [String: RoleName] = [:]
  ) -> ReferenceGraph {
    ReferenceGraphBuilder(of: Screen(viewController), module: "ContractTests", roles: roles).graph
  }
}
