import TerminalUI

/// The calls of one stack, outermost first, without thunks and other intermediate frames.
nonisolated struct CallStack {
  private(set) var calls: [Call] = []

  /// How the next call is reached from the previous one.
  private var kind: Call.Kind?
  /// The protocol or message through which the next call is reached.
  private var via: String?
  /// The closure that is being called. It becomes a call only if it does work itself.
  private var closure: Frame?

  private static let screens = "TerminalUI"

  /// - Parameter frames: The frames of the stack, innermost first.
  init(_ frames: [Frame], showing modules: Set<String>) {
    for frame in frames.reversed() { read(frame, showing: modules) }
    calls = Self.withoutInnerWorkings(calls)
  }

  private mutating func read(_ frame: Frame, showing modules: Set<String>) {
    if let name = frame.protocolName {
      appendClosure()
      (kind, via) = (.protocol, name)
    } else if frame.isPost {
      appendClosure()
      kind = .notification
    } else if frame.isThunk || !modules.contains(frame.module) {
      return
    } else if let function = frame.functionAroundClosure {
      enterClosure(frame, in: function)
    } else {
      append(frame, function: frame.name)
    }
  }

  private mutating func enterClosure(_ frame: Frame, in function: String) {
    if calls.isEmpty {
      // The stack has no caller: it begins in a closure that was suspended.
      kind = .later
      append(frame, function: "\(function) { … }")
    } else {
      if kind == .notification { via = frame.messageType }
      kind = kind ?? .closure
      // A control that calls a stored action is not shown.
      closure = frame.module == Self.screens ? nil : frame
    }
  }

  /// Adds the current closure as a call, because it makes a call through a protocol or a message.
  private mutating func appendClosure() {
    guard let closure, let function = closure.functionAroundClosure else { return }
    self.closure = nil
    calls.append(Call(kind ?? .closure, via: via, closure, function: "\(function) { … }"))
  }

  private mutating func append(_ frame: Frame, function name: String) {
    var call = Call(kind ?? (calls.isEmpty ? .touch : .call), via: via, frame, function: name)
    (kind, via) = (nil, nil)
    if let closure, let function = closure.functionAroundClosure {
      self.closure = nil
      let around = Call(call.kind, via: call.via, closure, function: "\(function) { … }")
      // A closure that only calls a method of its own type is not shown.
      if around.type != call.type {
        calls.append(around)
        call = Call(.call, frame, function: name)
      }
    }
    if let last = calls.last, last.type == call.type, last.function == call.function {
      // The setter of a property, followed by its property observer.
      if last.line == 0 { calls[calls.count - 1] = call.reached(by: last.kind, via: last.via) }
    } else {
      calls.append(call)
    }
  }

  /// Returns `calls` with each series of calls inside `TerminalUI` reduced to one call. The inner
  /// calls of a control do not differ between patterns.
  ///
  /// At the root, the remaining call is the control that was touched or drawn. Elsewhere it is the
  /// function that was called from outside.
  private static func withoutInnerWorkings(_ calls: [Call]) -> [Call] {
    let beginning = calls.prefix { $0.module == screens }
    var result: [Call] = []
    if beginning.first?.kind == .touch {
      let isDrawing = beginning.contains { $0.type == "Window" && $0.function.hasPrefix("draw") }
      let general = ["View", "Control", "Window", "ViewController"]
      let control = beginning.last { !general.contains($0.type) } ?? beginning.last
      result = control.map { [$0.reached(by: isDrawing ? .drawing : .touch)] } ?? []
    } else if let first = beginning.first {
      result = [first]
    }
    for (index, call) in calls.enumerated().dropFirst(beginning.count) {
      if call.module != screens || index == 0 || calls[index - 1].module != screens {
        result.append(call)
      }
    }
    return result
  }
}

nonisolated extension Call {
  fileprivate init(_ kind: Kind, via: String? = nil, _ frame: Frame, function: String) {
    var name = function[...]
    if name.hasPrefix("specialized ") { name = name.dropFirst("specialized ".count) }
    for accessor in [".setter", ".didset", ".willset", ".modify"] where name.hasSuffix(accessor) {
      name = name.dropLast(accessor.count) + " = …"
    }
    if name.hasSuffix(".getter") { name = name.dropLast(".getter".count) }
    let head = name.prefix { $0 != "(" && $0 != " " && $0 != "<" }
    let dot = head.lastIndex(of: ".")
    self.init(
      kind, via: via, module: frame.module,
      type: dot.map { String(name[..<$0]) } ?? frame.module,
      function: dot.map { String(name[name.index(after: $0)...]) } ?? String(name),
      file: frame.file, line: frame.line)
  }

  fileprivate func reached(by kind: Kind, via: String? = nil) -> Call {
    Call(kind, via: via, module: module, type: type, function: function, file: file, line: line)
  }
}
