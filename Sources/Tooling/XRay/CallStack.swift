import TerminalUI

/// The calls of one stack, outermost first, without what only passes them on.
nonisolated struct CallStack {
  private(set) var calls: [Call] = []

  /// What stands between the call before and the one to come.
  private var kind: Call.Kind?
  /// The protocol or message that stands there.
  private var via: String?
  /// A closure that has begun; shown only if it does something itself.
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
      // Nobody called: the stack begins in a closure that had waited for something.
      kind = .later
      append(frame, function: "\(function) { … }")
    } else {
      if kind == .notification { via = frame.messageType }
      kind = kind ?? .closure
      // A control that calls a stored action shows nothing by that.
      closure = frame.module == Self.screens ? nil : frame
    }
  }

  /// Adds the closure that has begun, because it calls something by protocol or by message.
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
      // A closure that hands over to a method of its own type is part of the way.
      if around.type != call.type {
        calls.append(around)
        call = Call(.call, frame, function: name)
      }
    }
    if let last = calls.last, last.type == call.type, last.function == call.function {
      // The setter of a property, and what it does when the property is set.
      if last.line == 0 { calls[calls.count - 1] = call.reached(by: last.kind, via: last.via) }
    } else {
      calls.append(call)
    }
  }

  /// `calls` with one call in place of each series inside `TerminalUI`: how a
  /// control works inside is not what differs between patterns.
  ///
  /// Where it all begins, that is the control that was touched or drawn;
  /// elsewhere the function that was called from outside.
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
