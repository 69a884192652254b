/// A stored property whose value is short, as Swift would write it.
package struct StoredValue {
  package let name: String
  package let text: String

  /// A longer text is not shown.
  private static let maximumLength = 40
  /// Returns the values that an object stores in properties of its own class, in the order of the declarations.
  package static func all(in object: AnyObject) -> [StoredValue] {
    let mirror = Mirror(reflecting: object)
    let properties = runningProgram.storedProperties(of: mirror.subjectType)
    let modules = ["Model", moduleName(of: mirror.subjectType)]
    return mirror.children.compactMap { child in
      guard let property = properties.last(where: { $0.label == child.label }), property.isStrong,
        isData(property.type, in: modules), let text = text(of: child.value)
      else { return nil }
      return StoredValue(name: property.name, text: text)
    }
  }

  /// Returns a number, a truth value or a short text, the name of a case, or of the type of a structure.
  static func text(of value: Any) -> String? {
    switch value {
    case let number as any BinaryInteger: return "\(number)"
    case let truth as Bool: return "\(truth)"
    case let text as String: return text.count > maximumLength ? nil : "\"\(text)\""
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let content = mirror.children.first?.value else { return "nil" }
      return text(of: content)
    case .enum: return ".\(mirror.children.first?.label ?? "\(value)")"
    case .struct: return "\(mirror.subjectType)(…)"
    default: return nil
    }
  }

  /// Whether a type stores data: no object, and no task or token.
  private static func isData(_ type: Any.Type, in modules: [String]) -> Bool {
    let content = (type as? any Container.Type)?.contentType ?? type
    return content is any BinaryInteger.Type || content is Bool.Type || content is String.Type
      || !(content is AnyObject.Type) && modules.contains(moduleName(of: content))
  }
}
