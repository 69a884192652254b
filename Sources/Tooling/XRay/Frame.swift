import Foundation

#if canImport(Runtime)
  import Runtime
#endif

/// One frame of a call stack, described by its symbol.
nonisolated struct Frame: Equatable {
  /// The demangled name, without the module: `ButtonView.buttonTapped()`.
  let name: String
  /// The mangled name, as the linker uses it.
  let mangledName: String
  let file: String
  let line: Int

  /// The module that contains the function, if it is a Swift function.
  ///
  /// A mangled name begins with `$s`, the length of the module's name, and that name.
  var module: String {
    guard mangledName.hasPrefix("$s") else { return "" }
    let rest = mangledName.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard let length = Int(digits) else { return "" }
    return String(rest.dropFirst(digits.count).prefix(length))
  }

  /// The protocol, if the frame is a protocol witness.
  var protocolName: String? {
    // Most frames are not witnesses. This check is faster than a regular expression.
    guard name.hasPrefix("protocol witness for ") else { return nil }
    return name.wholeMatch(of: #/protocol witness for ([\w.]+?)\..* in conformance .*/#).map {
      String($0.1)
    }
  }

  /// Whether the compiler generated the function. A generated function is no step of a story.
  var isGenerated: Bool {
    isResumed || Self.generatedPrefixes.contains(where: name.hasPrefix)
      || Self.generatedParts.contains(where: name.contains) || isInitAccessor
  }

  /// Whether a call of the function belongs to a story, or tells how the next function is reached.
  var isStep: Bool { !isGenerated || protocolName != nil }

  /// Whether the function is the rest of an async function, after it waited.
  var isResumed: Bool {
    mangledName.contains(#/T[YQ]\d+_$/#)
  }

  /// Whether the function gives a property its first value: `ButtonModel.content.init`.
  private var isInitAccessor: Bool {
    name.hasSuffix(".init")
  }

  private static let generatedPrefixes = [
    "partial apply for ", "thunk for ", "reabstraction thunk ", "implicit closure ", "merged ",
    "outlined ", "objectdestroy", "type metadata ", "lazy protocol witness ", "protocol witness ",
    "value witness ", "associated ", "default argument ", "variable initialization expression ",
    "one-time initialization ", "__swift", "key path ", "dispatch thunk ", "method lookup ",
    "protocol conformance ", "get_", "destroy for ", "assignWith", "initializeWith",
    "initializeBufferWith",
  ]

  private static let generatedParts = [
    "TagSinglePayload", "EnumTag", ".access<", ".withMutation<", ".shouldNotifyObservers<",
    "unsafeMutableAddressor", "__derived_",
  ]

  /// The function that contains the closure, if the frame is a closure.
  var functionAroundClosure: String? {
    guard name.hasPrefix("closure #") else { return nil }
    return name.wholeMatch(of: #/(?:closure #\d+ in )+(.+)/#).map { String($0.1) }
  }

  /// The type of the message, if the frame is a closure with a message parameter.
  var messageType: String? {
    demangled(mangledName)?
      .firstMatch(
        of:
          #/^(?:partial apply for )?closure #\d+ .*?\((?:[\w.]+\.)?(\w+)\) (?:async )?(?:throws )?->/#
      )
      .map { String($0.1) }
  }

  /// The type of the property, without the names of modules, if the frame is an accessor.
  var propertyType: String? {
    guard let type = demangled(mangledName)?.split(separator: " : ").last else { return nil }
    let value = type.split(separator: " -> ").last ?? type
    return [module, "Swift", "Model", "TerminalUI"]
      .reduce(String(value)) { $0.replacing("\($1).", with: "") }
      .replacing(#/Optional<(\w+)>/#) { "\($0.1)?" }
      .replacing(#/Array<(\w+)>/#) { "[\($0.1)]" }
  }

  /// Whether the frame starts a task that runs its first part immediately.
  var isImmediateStart: Bool {
    name.hasPrefix("static Task") && name.contains(".immediate")
  }

  /// Whether the frame posts a message.
  var isPost: Bool {
    name.hasPrefix("NotificationCenter.post") || name.hasPrefix("NotificationCenter._post")
  }
}

/// Demangles a name with the Swift runtime. The result contains types and modules in full.
private nonisolated func demangled(_ name: String) -> String? {
  typealias Demangle =
    @convention(c) (
      UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
    ) -> UnsafeMutablePointer<CChar>?
  guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_demangle") else { return nil }
  let demangle = unsafeBitCast(symbol, to: Demangle.self)
  guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
  defer { free(text) }
  return String(cString: text)
}

#if canImport(Runtime)
  nonisolated extension Frame {
    init?(_ frame: SymbolicatedBacktrace.Frame) {
      guard let symbol = frame.symbol else { return nil }
      name = symbol.name
      mangledName = symbol.rawName
      let path = symbol.sourceLocation?.path ?? ""
      // The expansion of a macro has no file of its own.
      let name = path.hasPrefix("/") ? URL(fileURLWithPath: path).lastPathComponent : ""
      file = name.hasPrefix("@") ? "" : name
      line = file.isEmpty ? 0 : symbol.sourceLocation?.line ?? 0
    }
  }
#endif
