// A `Mirror` shows the values of properties, but not whether they are weak. `Mirror` itself calls
// these functions of the Swift runtime. The standard library does not offer them to programs.

/// The declaration of a property, in the layout of the runtime.
///
/// The properties are variables, so that the optimizer does not replace them by their first values.
struct PropertyMetadata {
  var label: UnsafePointer<CChar>?
  var freeLabel: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
func storedPropertyCount(of type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func readStoredProperty(
  of type: Any.Type, index: Int, into metadata: UnsafeMutablePointer<PropertyMetadata>
) -> Any.Type

@_silgen_name("swift_getMetadataKind")
private func metadataKind(of type: Any.Type) -> UInt

func isStruct(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x200 }

func isFunction(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x302 }

/// Returns whether a value of a type can be copied byte by byte, so that it contains no text and no object.
func isTrivial(_ type: Any.Type) -> Bool {
  func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
  return isTrivial(type)
}

/// Returns the structure or enumeration that a module declares under a name, such as `Row` or `List.Row`.
func valueType(named name: String, in module: String) -> Any.Type? {
  declaredType(named: name, in: module, ofKinds: "VO")
}

/// - Parameter kinds: The letters of mangled names: `C` for a class, `V` for a structure, `O` for an enumeration.
func declaredType(named name: String, in module: String, ofKinds kinds: String) -> Any.Type? {
  let outer = name.split(separator: ".").dropLast()
  func mangled(_ name: some StringProtocol) -> String { "\(name.utf8.count)\(name)" }
  let contexts = outer.reduce([mangled(module)]) { contexts, name in
    contexts.flatMap { context in "CVO".map { "\(context)\(mangled(name))\($0)" } }
  }
  let last = mangled(name.split(separator: ".").last ?? "")
  return contexts.lazy.flatMap { context in kinds.map { "\(context)\(last)\($0)" } }
    .compactMap(_typeByName).first
}

func moduleName(of type: Any.Type) -> String {
  String(String(reflecting: type).prefix { $0 != "." })
}
