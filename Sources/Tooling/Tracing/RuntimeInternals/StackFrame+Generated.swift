extension StackFrame {
  /// Returns whether the compiler wrote the function, or copied it from the standard library. X-ray
  /// leaves it out.
  static func isGenerated(_ name: String, _ mangledName: String) -> Bool {
    mangledName.hasPrefix("$s") && module(of: mangledName).isEmpty || isResumed(mangledName)
      || generatedPrefixes.contains(where: name.hasPrefix)
      || generatedParts.contains(where: name.contains) || isInnerInit(name, mangledName)
  }

  /// Returns whether the function gives a property its first value (`ButtonModel.content.init`), or
  /// creates a value. Creating an object is a step, filling a value is none.
  private static func isInnerInit(_ name: String, _ mangledName: String) -> Bool {
    name.hasSuffix(".init") || name.contains(".init(") && (mangledName + "T").contains("fCT")
  }

  /// Returns whether the function is a method without its arguments. The compiler numbers its two closures
  /// one after the other. It numbers those of an operator such as `??` from 1.
  static func isMethodReference(_ name: String) -> Bool {
    // Few functions are closures of this kind, and matching takes time.
    guard name.hasPrefix("implicit closure "),
      let (_, inner, outer) =
        name.prefixMatch(of: #/implicit closure #(\d+) in implicit closure #(\d+) in /#)?.output
    else { return false }
    return Int(inner) == Int(outer).map { $0 + 1 }
  }

  private static let generatedPrefixes = [
    "partial apply for ", "thunk for ", "reabstraction thunk ", "implicit closure ", "merged ",
    "outlined ", "objectdestroy", "type metadata ", "lazy protocol witness ", "protocol witness ",
    "value witness ", "associated ", "default argument ", "variable initialization expression ",
    "one-time initialization ", "__swift", "key path ", "dispatch thunk ", "method lookup ",
    "protocol conformance ", "get_", "destroy for ", "assignWith", "initializeWith",
    "initializeBufferWith", "@objc ",
  ]

  private static let generatedParts = [
    "TagSinglePayload", "EnumTag", ".access<", ".withMutation<", ".shouldNotifyObservers<",
    "unsafeMutableAddressor", "__derived_", "$defer #", " with unmangled suffix ",
  ]
}
