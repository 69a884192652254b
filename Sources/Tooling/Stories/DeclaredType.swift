/// Returns the structure or enumeration that a module declares under a name, such as `Row` or `List.Row`.
package func valueType(named name: String, in module: String) -> Any.Type? {
  declaredType(named: name, in: module, ofKinds: "VO")
}

/// Returns the class that a module declares under a name.
func classType(named name: String, in module: String) -> Any.Type? {
  declaredType(named: name, in: module, ofKinds: "C")
}

/// Returns whether a type is a protocol of a module, which its mangled name says.
func isProtocol(_ type: String, of module: String) -> Bool {
  let name = type.replacing("any ", with: "").trimmingPrefix("\(module).")
  return type.contains("\(module).")
    && _typeByName("\(mangled(module))\(mangled(name))_p") != nil
}

/// Returns whether a value of a type can be copied byte by byte, so that it contains no text and no object.
func isTrivial(_ type: Any.Type) -> Bool {
  func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
  return isTrivial(type)
}

/// - Parameter kinds: The letters of mangled names: `C` for a class, `V` for a structure, `O` for an enumeration.
private func declaredType(
  named name: String, in module: String, ofKinds kinds: String
) -> Any.Type? {
  let outer = name.split(separator: ".").dropLast()
  let contexts = outer.reduce([mangled(module)]) { contexts, name in
    contexts.flatMap { context in "CVO".map { "\(context)\(mangled(name))\($0)" } }
  }
  let last = mangled(name.split(separator: ".").last ?? "")
  return contexts.lazy.flatMap { context in kinds.map { "\(context)\(last)\($0)" } }
    .compactMap(_typeByName).first
}

/// Returns the length of a name, and the name.
private func mangled(_ name: some StringProtocol) -> String { "\(name.utf8.count)\(name)" }
