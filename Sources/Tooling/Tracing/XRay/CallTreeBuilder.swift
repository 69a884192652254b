import PatternKit
import Stories

/// Builds a call tree from stacks, in the order in which they were taken.
struct CallTreeBuilder {
  private let root = CallTreeNode(Call(.start, module: "", type: "", Member("")))
  /// The tasks that were woken, and the change that woke each.
  private var woken: [UInt: CallTreeNode] = [:]
  /// The functions that each task runs, the outermost first. A stack shows only the last one.
  private var running: [UInt: [CallTreeNode]] = [:]
  /// The protocol through which each task calls its next async function. The stack of an async
  /// function does not contain it.
  private var protocols: [UInt: String] = [:]
  /// What a task waits for. It often continues in another event.
  enum Waiting {
    /// The answer of the service that the task called last.
    case service(Call)
    /// The end of another task.
    case task(UInt)
  }

  private var event = 0
  /// The event to which the last call belongs.
  private var lastEvent = 0
  /// The events with calls since the current event began.
  private var continuedEvents: Set<Int> = []
  /// The request of each task that waits for the answer of a service.
  private var requests: [UInt: CallTreeNode] = [:]
  /// What is known about tasks after the event. They can continue in another one.
  struct Tasks {
    fileprivate var waiting: [UInt: Waiting] = [:]
    /// The object whose function started each task.
    fileprivate var owners: [UInt: Int] = [:]
  }

  private(set) var tasks: Tasks
  /// The function that observes, by the task of each binding that delivers a value.
  private var observers: [UInt: Call] = [:]
  /// The answer that woke each task.
  private var answers: [UInt: CallTreeNode] = [:]
  /// The closures that ran and are not steps, and the step that ran each. One can have started a task.
  private var closures: [(symbol: String, caller: CallTreeNode)] = []

  private var stepCount = 0
  private let services: Set<String>

  /// - Parameters:
  ///   - services: The names of the protocols of services.
  ///   - tasks: What is known about tasks since the previous events.
  init(services: Set<String>, tasks: Tasks = Tasks()) {
    self.services = services
    self.tasks = tasks
  }

  /// The tree of the current event, then those of the earlier events that continued during it. An
  /// answer belongs to the event that made the request.
  var trees: [(number: Int, tree: CallTree)] {
    let earlier = continuedEvents.subtracting([event]).sorted(by: >)
    return ([event] + earlier).map { event in
      (event, CallTree(roots: root.children.filter { $0.event == event }.map(\.tree)))
    }
  }

  /// Begins another event. Tasks of the previous ones can continue.
  mutating func begin(_ event: Int) {
    (self.event, lastEvent, continuedEvents) = (event, event, [])
  }

  mutating func noteAnswer(of task: UInt) {
    requests[task]?.call.isUnanswered = false
  }

  mutating func willCall(through name: String, in task: UInt) {
    protocols[task] = name
  }

  /// Notes the function to which the task of a binding delivers a value.
  ///
  /// The task reads the value before. That stack contains only the function that reads.
  mutating func noteObserver(in stack: CallStack, of task: UInt) {
    guard stack.binding == .delivers, let observer = stack.calls.first else { return }
    observers[task] = observer
  }

  /// Notes that a task reads a property that it observes. If this event has changed the property, the task
  /// runs for that change, even if an earlier event had woken it.
  private mutating func noteChange(of property: Call, before task: UInt) {
    let cause = woken[task]
    guard cause.map({ $0.event != event }) ?? (running[task] == nil) else { return }
    let roots = root.children.filter { $0.event == event }
    let changes = roots.compactMap { $0.lastChange(of: property) }
    woken[task] = changes.last ?? cause
  }

  mutating func add(_ stack: CallStack, _ sample: StackSample) {
    defer { protocols[sample.task] = nil }
    var calls = stack.calls[...]
    // What a service does inside is the same in every pattern.
    calls = calls.prefix { $0.kind != .protocol || !services.contains($0.via ?? "") }
    let isInsideService = calls.count < stack.calls.count
    if stack.binding == .reads, var property = calls.first {
      // A binding that ended delivers nothing, and its reading is not a step.
      guard let observer = observers[sample.task] else { return }
      property.kind = .call
      noteChange(of: property, before: sample.task)
      calls = [observer, property]
    }
    switch sample.reason {
    case .entry where isInsideService: return
    case .entry:
      let node = insert(calls, stack, sample, isEntry: !stack.endsInsideCall)
      if let node, let leaf = stack.leaf, leaf.functionAroundClosure != nil, stack.endsInsideCall {
        closures.append((leaf.mangledName, node))
      }
    case .change(let number):
      // A setter of a control has no entry, and changes once. A function can change much.
      let isOfControl = Pattern.controlModules.contains(calls.last?.module ?? "")
      let isSetter = isOfControl && calls.last?.accessor == .set
      let node = insert(calls, stack, sample, isEntry: isSetter)
      if let number { node?.call.changes.append(number) }
    case .service(let service):
      let node = insert(calls + [service], stack, sample, isEntry: true)
      // A task that waits has no caller on its stack. A call that does not wait has one.
      guard stack.beginsInTask, service.via != Recorder.immediateService else { break }
      tasks.waiting[sample.task] = .service(service)
      requests[sample.task] = node
      node?.call.waitForAnswer()
    case .answer: noteAnswer(of: sample.task)
    case .wake(let task):
      if !calls.isEmpty, !isInsideService {
        woken[task] = insert(calls, stack, sample, isEntry: false)
      }
    }
  }

  /// Adds a path to the tree, and returns its last node.
  @discardableResult
  private mutating func insert(
    _ calls: ArraySlice<Call>, _ stack: CallStack, _ sample: StackSample, isEntry: Bool
  ) -> CallTreeNode? {
    guard let first = calls.first else { return nil }
    var node = root
    var rest = calls
    if stack.beginsInTask {
      if case .service = sample.reason, calls.count == 1 {
        // A screen that patterns share requests the pictures of a drawing, and shows no other step.
        node = running[sample.task]?.last ?? root.children.last { $0.call.kind == .drawing } ?? root
      } else {
        node = nodeOfTask(sample.task, running: first)
        rest = rest.dropFirst()
      }
    }
    let lastStart = rest.lastIndex { $0.kind == .starts }
    for (index, call) in zip(rest.indices, rest) {
      if stack.isObserving, node.call.kind == .starts, call.accessor == .get {
        node.call.wait(for: call)
      }
      let isNew = isEntry && index == rest.indices.last
      // A drawing belongs to the event whose calls came before it.
      let rootEvent = call.kind == .drawing ? lastEvent : event
      if !isNew, let last = node.children.last, last.call.isSameCall(as: call),
        node !== root || last.event == rootEvent,
        // A function can start several tasks with equal names.
        index != lastStart || last.runningTask == sample.task
      {
        last.call.reach(call)
        node = last
      } else {
        node = makeNode(call, below: node, of: rootEvent)
        node.runningTask = sample.task
        if call.kind == .starts { tasks.owners[sample.task] = node.call.reading.object }
      }
    }
    if isEntry {
      node.call.reading.object = sample.object ?? node.call.reading.object
      node.call.reading.value = sample.value
    }
    lastEvent = node.event
    continuedEvents.insert(node.event)
    return node
  }

  /// Adds a node. Its number is its position in the order of time.
  ///
  /// - Parameter event: The event of a root. Other calls belong to the event of their caller.
  private mutating func makeNode(_ call: Call, below parent: CallTreeNode, of event: Int)
    -> CallTreeNode
  {
    let node = CallTreeNode(call, of: parent === root ? event : parent.event)
    node.call.number = stepCount
    stepCount += 1
    node.call.reading.isLater = parent.call.reading.isLater
    // A closure belongs to the object whose function contains it.
    if call.member.isClosure, call.type == parent.call.type {
      node.call.reading.object = parent.call.reading.object
    }
    parent.children.append(node)
    return node
  }

  /// Returns the node of the function that a task runs, below its cause.
  private mutating func nodeOfTask(_ task: UInt, running function: Call) -> CallTreeNode {
    if let change = woken.removeValue(forKey: task) {
      let isObserver = change.call.accessor == .set
      return runTask(task, function, isObserver ? .observer : .wakes, below: change)
    }
    switch tasks.waiting[task] {
    case .service(let service):
      tasks.waiting[task] = nil
      let answer = makeAnswer(of: service, to: task)
      return runTask(task, function, .wakes, below: answer)
    case .task(let other):
      guard let answer = answers[other] else { break }
      tasks.waiting[task] = nil
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
    // The name of a closure begins with the name of the closure around it.
    if let caller = closures.last(where: { function.symbol.hasPrefix($0.symbol) })?.caller {
      return runTask(
        task, function, caller.call.accessor == .set ? .observer : .starts, below: caller)
    }
    guard let starter = starter(of: function) else {
      // Nothing tells why the task continues.
      return runTask(task, function, .wakes, below: root)
    }
    return startTask(task, function, below: starter)
  }

  /// Adds the answer of a service as a root of the event that made the request.
  private mutating func makeAnswer(of service: Call, to task: UInt) -> CallTreeNode {
    var answer = service
    (answer.kind, answer.via) = (.answer, nil)
    let request = requests.removeValue(forKey: task)
    request?.call.isUnanswered = false
    let node = makeNode(answer, below: root, of: request?.event ?? event)
    answers[task] = node
    return node
  }

  private mutating func startTask(
    _ task: UInt, _ function: Call, below starter: CallTreeNode
  ) -> CallTreeNode {
    // If a function starts two tasks, the second one awaits the first one. A binding awaits none.
    if observers[task] == nil { tasks.waiting[task] = starter.tasks.last.map(Waiting.task) }
    guard let control = starter.children.last, control.call.isControlFunction else {
      return runTask(task, function, .starts, below: starter)
    }
    // The function passed its closure to a control, which started the task.
    let start = Call(
      .starts, module: control.call.module, type: control.call.type, control.call.member.closure)
    let node = runTask(task, start, .starts, below: control)
    let closure = runTask(task, function, .closure, below: node)
    running[task] = [node, closure]
    return closure
  }

  /// Returns the node of the function that started a task. If it was called several times, returns
  /// the first call that reached the line of the closure and has not started it yet.
  private func starter(of closure: Call) -> CallTreeNode? {
    let nodes = root.nodes(around: closure)
    let open = nodes.first { node in
      closure.lines.allSatisfy(node.call.lines.contains)
        && !node.hasStarted(closure)
    }
    return open ?? nodes.last
  }

  private mutating func runTask(
    _ task: UInt, _ function: Call, _ kind: Call.Kind, via: String? = nil,
    below parent: CallTreeNode
  ) -> CallTreeNode {
    var call = function
    (call.kind, call.via) = (kind, via)
    let node = makeNode(call, below: parent, of: event)
    node.call.reading.isLater = true
    if kind == .starts {
      tasks.owners[task] = node.call.reading.object
    } else if call.member.isClosure {
      node.call.reading.object = tasks.owners[task]
    }
    node.task = task
    running[task] = [node]
    return node
  }
}
