import PatternKit
import Stories

/// The calls of one stack, outermost first, without thunks and other intermediate frames.
struct CallStack: Sendable {
  var calls: [Call] = []
  /// The innermost function, or `nil` if no function could be read.
  let leaf: StackFrame?
  /// Whether the stack has no caller because a task runs its first function.
  var beginsInTask = false
  /// Whether the innermost function is no call of its own, but part of the call before it. An
  /// initializer, for example, has one function that allocates and one that initializes.
  private(set) var endsInsideCall = false
  /// Whether a loop over observed values is on the stack. The task waits for the properties that the
  /// loop reads.
  var isObserving = false
  /// What the task of a binding does on the stack, or `nil` if the stack does not begin in such a task.
  var binding: Binding?

  /// The task of a binding reads the property, then delivers its value to the observer.
  enum Binding {
    case reads, delivers
  }

  /// How the next call is reached from the previous one.
  private var kind: Call.Kind?
  /// Whether the next call is a method that was stored as a closure.
  private var isReference = false
  /// The protocol or message through which the next call is reached.
  private var via: String?
  /// The closure that is being called. It becomes a call only if it does work itself.
  private var closure: StackFrame?

  /// The modules that can be below the first function of a task. C++ functions have no module.
  private static let toolchain: Set = ["", "Observation", "_Concurrency"]

  /// - Parameter frames: The frames of the stack, innermost first.
  init(_ frames: [StackFrame], showing modules: Set<String>) {
    leaf = frames.first
    let base = frames.lastIndex { modules.contains($0.module) } ?? frames.endIndex
    // On macOS, the main thread runs tasks on top of the frames that started the program.
    let callers = frames[base...].dropFirst().prefix { !$0.isTaskRunner }
    beginsInTask = callers.allSatisfy { Self.toolchain.contains($0.module) }
    if callers.contains(where: \.isBinding) {
      binding = callers.contains(where: \.isObservationLoop) ? .reads : .delivers
    }
    var caller: StackFrame?
    for frame in frames.reversed() {
      let count = calls.count
      // The function that releases what a closure captured, and the one that a key path calls, often have
      // no name. They are found under the name of the function before them.
      let isReleased = caller?.isRelease == true && !frame.isDeinit
      if !isReleased, caller?.isKeyPath != true { read(frame, showing: modules) }
      caller = frame
      endsInsideCall = calls.count == count || closure != nil
    }
    calls = Self.withoutInnerWorkings(calls, beginsInTask: beginsInTask)
  }

  private mutating func read(_ frame: StackFrame, showing modules: Set<String>) {
    if let name = frame.protocolName {
      appendClosure()
      (kind, via) = (.protocol, name)
    } else if frame.isPost {
      appendClosure()
      kind = .notification
    } else if frame.isBinding {
      if frame.functionAroundClosure == nil { startBinding() }
    } else if frame.isObservationLoop {
      isObserving = true
      if !calls.isEmpty, calls.last?.kind != .starts { kind = .starts }
    } else if frame.propertyType?.hasPrefix("ObservationToken") == true {
      // Storing a token is not a step. Where the property is not observable, no function does it.
      return
    } else if !modules.contains(frame.module) || frame.isGenerated && !frame.isResumed {
      // The wiring of a pattern can pass one object a closure that calls another, and a method can be stored
      // as a closure. Neither is a step itself.
      let isWiring = frame.module == "PatternKit" && frame.functionAroundClosure != nil
      isReference = frame.isMethodReference && kind == nil
      if isWiring || isReference, !calls.isEmpty { kind = kind ?? .closure }
    } else if frame.functionAroundClosure != nil {
      enterClosure(frame)
    } else {
      append(frame)
    }
  }

  /// Adds the task of a binding. It has the name of the function that observes.
  private mutating func startBinding() {
    appendClosure()
    guard let observer = calls.last else { return }
    add(observer.closure(reachedBy: .starts))
  }

  private mutating func enterClosure(_ frame: StackFrame) {
    if calls.isEmpty {
      kind = beginsInTask ? .wakes : .start
      append(frame)
    } else {
      // A closure that calls one of another function passes the call on.
      if closure?.functionAroundClosure != frame.functionAroundClosure { appendClosure() }
      if kind == .notification { via = frame.messageType }
      kind = kind ?? (frame.isAsyncClosure ? .starts : .closure)
      // A control that calls a stored action is not shown.
      closure = Pattern.controlModules.contains(frame.module) ? nil : frame
    }
  }

  /// Adds the current closure as a call, because it does work itself.
  private mutating func appendClosure() {
    guard let closure else { return }
    self.closure = nil
    add(Call(kind ?? .closure, via: via, closure))
  }

  private mutating func append(_ frame: StackFrame) {
    var call = Call(kind ?? (calls.isEmpty ? .start : .call), via: via, frame)
    // A type can pass one of its methods, for example to `map`. It then calls the method itself.
    if isReference, call.type == calls.last?.type { call.kind = .call }
    (kind, via, isReference) = (nil, nil, false)
    guard let closure else { return add(call) }
    self.closure = nil
    let around = Call(call.kind, via: call.via, closure)
    // A closure that only calls a method of its own type is not shown, unless it is a task.
    let isTask =
      around.kind.beginsTask || calls.last?.isSameFunction(as: around) == true
    if around.type == call.type, !isTask { return add(call) }
    add(around)
    add(Call(.call, frame))
  }

  private mutating func add(_ call: Call) {
    if calls.last?.isSameFunction(as: call) == true {
      calls[calls.count - 1].reach(call)
    } else {
      calls.append(call)
    }
  }

  /// Returns `calls` with each series of calls inside controls reduced to one call. The inner
  /// calls of a control do not differ between patterns.
  ///
  /// At the root, the remaining call is the control that was touched or drawn. Elsewhere it is the
  /// function that was called from outside.
  private static func withoutInnerWorkings(_ calls: [Call], beginsInTask: Bool) -> [Call] {
    let beginning = calls.prefix(while: \.isInControl)
    var result: [Call] = []
    if beginsInTask {
      result = Array(beginning.prefix(1))
    } else if beginning.contains(where: { $0.type == "Window" && $0.member.name.hasPrefix("draw") })
    {
      // The first controls belong to the window. Then the screen can use others, to configure a cell.
      let controls = beginning.prefix { $0.module == beginning.first?.module }
      result = [Self.drawing(in: controls).reached(by: .drawing)]
    } else if let touch = beginning.last(where: \.isTouch) {
      result = [touch.type == "Button" ? .press : touch.reached(by: .touch)]
    } else if let first = beginning.first {
      result = [first.reached(by: .start)]
    }
    for (index, call) in calls.enumerated().dropFirst(beginning.count) {
      if !call.isInControl || index == 0 || !calls[index - 1].isInControl {
        result.append(call)
      }
    }
    return result
  }

  /// Returns the drawing of the innermost control. A control can change others before it draws them.
  private static func drawing(in calls: ArraySlice<Call>) -> Call {
    let general = ["View", "Control", "Window", "ViewController"]
    let drawing = calls.last { $0.member.name == "draw" && !general.contains($0.type) }
    return drawing ?? calls[calls.startIndex]
  }
}

extension Call {
  init(_ kind: Kind, via: String? = nil, _ frame: StackFrame) {
    let isClosure = frame.functionAroundClosure != nil
    var name = String((frame.functionAroundClosure ?? frame.name).trimmingPrefix("static "))
    // In an extension with a condition, brackets follow the type: `Box<A>.open()`, or `Box<>.open()`.
    let path = name.prefix { $0 != "(" }
    if let open = path.firstIndex(of: "<"), let close = path.lastIndex(of: ">"),
      path[close...].hasPrefix(">.")
    {
      name.removeSubrange(open...close)
    }
    var accessor: Accessor?
    for (suffix, isChange) in StackFrame.accessors where name.hasSuffix(suffix) {
      name.removeLast(suffix.count)
      accessor = isClosure ? nil : isChange ? .set : .get
    }
    let head = name.prefix { $0 != "(" && $0 != " " && $0 != "<" }
    let dot = head.lastIndex(of: ".")
    var member = dot.map { String(name[name.index(after: $0)...]) } ?? name
    if member.hasSuffix("deallocating_deinit") { member = "deinit" }
    if member.hasPrefix("__allocating_") { member.removeFirst("__allocating_".count) }
    let isPassing = !isClosure && !member.hasPrefix("init") && frame.module != "TerminalUI"
    // The lines of controls are the same in every pattern.
    let isShown = !Pattern.controlModules.contains(frame.module)
    self.init(
      kind, via: via, module: frame.module, type: dot.map { String(name[..<$0]) } ?? frame.module,
      Member(
        member, parameterTypes: isPassing ? frame.parameterTypes : [],
        valueType: accessor == nil ? nil : frame.propertyType, isClosure: isClosure),
      accessor: accessor, file: isShown ? frame.file : "", line: isShown ? frame.line : 0)
    (symbol, signature) = (frame.mangledName, frame.signature)
  }

  /// The press of a button. In a release build, the stack does not contain `press()`, because
  /// `handle(_:)` contains its code.
  fileprivate static var press: Call {
    Call(.touch, module: "TerminalUI", type: "Button", Member("press()"))
  }

  fileprivate var isInControl: Bool { Pattern.controlModules.contains(module) }

  /// Whether the call passes on what the user did.
  fileprivate var isTouch: Bool {
    type == "Button" || ["handle", "send"].contains(member.name)
  }

  fileprivate func reached(by kind: Kind) -> Call {
    var call = self
    (call.kind, call.via) = (kind, nil)
    return call
  }

  /// Returns the call of a closure in this function.
  fileprivate func closure(reachedBy kind: Kind) -> Call {
    var closure = Call(kind, module: module, type: type, member.closure, file: file)
    closure.lines = lines
    return closure
  }

  /// Adds the lines that were reached in a later stack of the same call.
  mutating func reach(_ later: Call) {
    if file.isEmpty { file = later.file }
    for line in later.lines where !lines.contains(line) { lines.append(line) }
  }
}
