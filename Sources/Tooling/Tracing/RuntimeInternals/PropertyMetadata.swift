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

func isFunction(_ type: Any.Type) -> Bool { metadataKind(of: type) == 0x302 }

func moduleName(of type: Any.Type) -> String {
  String(String(reflecting: type).prefix { $0 != "." })
}
