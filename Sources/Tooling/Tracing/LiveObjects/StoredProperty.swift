/// A stored property, as a class or a struct declares it.
struct StoredProperty {
  /// The name of the property, as a `Mirror` shows it.
  let label: String
  let type: Any.Type
  /// Whether the property retains its object. It does not if it is `weak` or `unowned`.
  let isStrong: Bool

  /// The name in the source. The compiler adds a beginning to the names of some properties.
  var name: String {
    String(label.trimmingPrefix("$__lazy_storage_$").trimmingPrefix("_"))
  }

  /// Returns the stored properties of a class or a struct, in the order of the declarations.
  ///
  /// The properties of a superclass precede the properties of the class.
  static func all(of type: Any.Type) -> [StoredProperty] {
    (0..<storedPropertyCount(of: type)).map { index in
      var metadata = PropertyMetadata()
      let fieldType = readStoredProperty(of: type, index: index, into: &metadata)
      defer { metadata.freeLabel?(metadata.label) }
      return StoredProperty(
        label: metadata.label.map { String(cString: $0) } ?? "", type: fieldType,
        isStrong: metadata.isStrong)
    }
  }
}

/// A value that contains values of one declared type.
protocol Container {
  static var contentType: Any.Type { get }
}

extension Optional: Container {
  static var contentType: Any.Type { Wrapped.self }
}

extension Array: Container {
  static var contentType: Any.Type { Element.self }
}
