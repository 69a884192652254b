/// Builds a call tree from stacks, in the order in which they were taken.
nonisolated struct CallTreeBuilder {
  private final class Node {
    var call: Call
    var children: [Node] = []
    /// The task whose first function this is, if any.
    var task: UInt?

    init(_ call: Call) {
      self.call = call
    }

    /// The tasks that this function and its calls have started, the latest last.
    var tasks: [UInt] { (task.map { [$0] } ?? []) + children.flatMap(\.tasks) }

    var tree: Call {
      var tree = call
      tree.calls = children.map(\.tree)
      return tree
    }

    /// Returns the nodes in this tree that call the function with the closure.
    func nodes(around closure: Call) -> [Node] {
      let isAround =
        call.module == closure.module && call.type == closure.type
        && "\(call.function) { … }" == closure.function
      return (isAround ? [self] : []) + children.flatMap { $0.nodes(around: closure) }
    }
  }

  private let root = Node(Call(.start, module: "", type: "", function: ""))
  /// The tasks that were woken, and the change that woke each.
  private var woken: [UInt: Node] = [:]
  /// The functions that each task runs, the outermost first. A stack shows only the last one.
  private var running: [UInt: [Node]] = [:]
  /// The protocol through which the next function of a task is called. In an async call, the stack
  /// does not show it.
  private var protocols: [UInt: String] = [:]
  /// What a task waits for. It often continues in another event.
  enum Waiting {
    /// The answer of the service that the task called last.
    case service(Call)
    /// The end of another task.
    case task(UInt)
  }

  /// What each task waits for.
  private(set) var waiting: [UInt: Waiting]
  /// The answer that woke each task.
  private var answers: [UInt: Node] = [:]

  /// The number of steps so far, or `nil` if they are not numbered.
  private var stepCount: Int?

  /// - Parameter numbersSteps: Whether each call stores its position in the order of time.
  init(waiting: [UInt: Waiting] = [:], numbersSteps: Bool = false) {
    self.waiting = waiting
    stepCount = numbersSteps ? 0 : nil
  }

  var tree: CallTree { CallTree(roots: root.children.map(\.tree)) }

  /// Notes that a task is about to call a function through a protocol.
  mutating func willCall(through name: String, in task: UInt) {
    protocols[task] = name
  }

  mutating func add(_ stack: CallStack, _ sample: StackBuffer.Sample) {
    defer { protocols[sample.task] = nil }
    var calls = stack.calls[...]
    // What a service does inside is the same in every pattern.
    if let service = calls.firstIndex(where: \.isService) { calls = calls[..<service] }
    let isInsideService = calls.count < stack.calls.count
    switch sample.reason {
    case .entry where isInsideService: return
    case .entry: insert(calls, stack, sample, isEntry: !stack.endsInsideCall)
    case .change(let number):
      let node = insert(calls, stack, sample, isEntry: false)
      if let number { node?.call.changes.append(number) }
    case .service(let service):
      insert(calls + [service], stack, sample, isEntry: true)
      // A task that waits has no caller on its stack. A call that does not wait has one.
      if stack.beginsInTask { waiting[sample.task] = .service(service) }
    case .wake(let task):
      if !calls.isEmpty, !isInsideService {
        woken[task] = insert(calls, stack, sample, isEntry: false)
      }
    }
  }

  /// Adds a path to the tree, and returns its last node.
  @discardableResult
  private mutating func insert(
    _ calls: ArraySlice<Call>, _ stack: CallStack, _ sample: StackBuffer.Sample, isEntry: Bool
  ) -> Node? {
    guard let first = calls.first else { return nil }
    var node = root
    var rest = calls
    if stack.beginsInTask {
      if case .service = sample.reason, calls.count == 1 {
        node = running[sample.task]?.last ?? root
      } else {
        node = nodeOfTask(sample.task, running: first)
        rest = rest.dropFirst()
      }
    }
    for (index, call) in zip(rest.indices, rest) {
      let isNew = isEntry && index == rest.indices.last
      if !isNew, let last = node.children.last, last.call.isSameCall(as: call) {
        last.call.reach(call)
        node = last
      } else {
        let child = makeNode(call)
        node.children.append(child)
        node = child
      }
    }
    return node
  }

  /// Returns a new node, numbered if the steps are.
  private mutating func makeNode(_ call: Call) -> Node {
    let node = Node(call)
    node.call.number = stepCount ?? 0
    stepCount = stepCount.map { $0 + 1 }
    return node
  }

  /// Returns the node of the function that a task runs, below the cause why it runs.
  private mutating func nodeOfTask(_ task: UInt, running function: Call) -> Node {
    if let change = woken.removeValue(forKey: task) {
      return runTask(task, function, .wakes, below: change)
    }
    switch waiting[task] {
    case .service(let service):
      waiting[task] = nil
      var answer = service
      (answer.kind, answer.via) = (.answer, nil)
      let node = makeNode(answer)
      root.children.append(node)
      answers[task] = node
      return runTask(task, function, .wakes, below: node)
    case .task(let other):
      guard let answer = answers[other] else { break }
      waiting[task] = nil
      return runTask(task, function, .wakes, below: answer)
    case nil: break
    }
    let functions = running[task] ?? []
    if let index = functions.lastIndex(where: { $0.call.isSameFunction(as: function) }) {
      running[task] = Array(functions[...index])
      return functions[index]
    }
    if let caller = functions.last {
      let name = protocols[task]
      let node = runTask(task, function, name == nil ? .call : .protocol, via: name, below: caller)
      running[task] = functions + [node]
      return node
    }
    if let starter = starter(of: function) {
      // A function that starts two tasks lets the later one wait for the earlier one.
      waiting[task] = starter.tasks.last.map(Waiting.task)
      return runTask(task, function, .starts, below: starter)
    }
    return runTask(task, function, .answer, below: root)
  }

  /// Returns the node of the function that started a task. If it was called several times, returns
  /// the first call that reached the line of the closure and has not started it yet.
  private func starter(of closure: Call) -> Node? {
    let nodes = root.nodes(around: closure)
    let open = nodes.first { node in
      closure.lines.allSatisfy(node.call.lines.contains)
        && !node.children.contains { $0.call.isSameFunction(as: closure) }
    }
    return open ?? nodes.last
  }

  private mutating func runTask(
    _ task: UInt, _ function: Call, _ kind: Call.Kind, via: String? = nil, below parent: Node
  ) -> Node {
    var call = function
    (call.kind, call.via) = (kind, via)
    let node = makeNode(call)
    parent.children.append(node)
    node.task = task
    running[task] = [node]
    return node
  }
}

nonisolated extension Call {
  /// Whether a service is called.
  fileprivate var isService: Bool {
    kind == .protocol && via.map(["NewsSource", "ImageSource", "DigitSource"].contains) == true
  }
}
