import Foundation
import PatternKit

/// The signature of a function, with the types that travel.
package struct Signature: Equatable, Sendable {
  /// The demangled name of the function, with all types and modules in full. It is empty if it is not known.
  private let text: String
  /// The module of the function.
  private let module: String

  package init(_ text: String = "", in module: String = "") {
    (self.text, self.module) = (text, module)
  }

  package var isAsyncClosure: Bool { text.prefix { $0 != ">" }.contains(" async ") }

  /// Whether the function changes a parameter, which is a structure or an enumeration and `inout`.
  var changesParameter: Bool { text.contains("inout ") }

  /// The type of the only parameter: `Tapped` in `closure #1 (App.Tapped) async -> () in …`.
  package var messageType: String? {
    let parameters = text.prefix { $0 != ")" }.split(separator: "(").last ?? ""
    let type = parameters.split(separator: ".").last ?? ""
    return text.hasPrefix("closure #") && !type.isEmpty && type.allSatisfy(\.isPartOfName)
      ? String(type) : nil
  }

  /// The type of the property, if the function is an accessor.
  package var propertyType: String? {
    guard let type = text.components(separatedBy: " : ").dropFirst().last else { return nil }
    // The type of a subscript begins with its parameters.
    let isSubscript = text.contains(".subscript.")
    return shown(isSubscript ? type.components(separatedBy: " -> ").last ?? type : type)
  }

  /// The types of the parameters. A generic type is `_`.
  package var parameterTypes: [String] { types.parameters.map { shown($0) ?? "_" } }

  /// The types of the values that the function receives. An object that is passed by protocol is not a
  /// value. The type of a generic value is `nil`.
  var passedTypes: [String?] {
    // A function without parameters has one empty part between its parentheses.
    types.parameters.filter { !$0.isEmpty && !isProtocol($0, of: module) }.map(shown)
  }

  var returnedType: String? { text.isEmpty ? nil : shown(types.result) }

  /// The types in the parentheses after the name of a function, without their labels, and the type
  /// of its result: `[B, (C) -> D]` and `E` for `M.(f in _7)(a: B, b: (C) -> D) async -> E`.
  private var types: (parameters: [String], result: String) {
    var (groups, depth) = ([""], 0)
    var types: [String] = []
    let signature = text.replacing("->", with: "→")
    for (index, character) in zip(signature.indices, signature) {
      if ")]>".contains(character) { depth -= 1 }
      switch character {
      case "(" where depth == 0: (types, groups) = ([], [""])
      case ")" where depth == 0: types = groups
      case "→" where depth == 0:
        let result = signature[index...].dropFirst(2).replacing("→", with: "->")
        return (types.map(Self.withoutLabel), String(result))
      case "," where depth == 1: groups.append("")
      default: groups[groups.count - 1].append(character)
      }
      if "([<".contains(character) { depth += 1 }
    }
    return (types.map(Self.withoutLabel), "")
  }

  private static func withoutLabel(_ parameter: String) -> String {
    let parameter = String(parameter.drop { $0 == " " }).replacing("→", with: "->")
    let label = parameter.prefix(while: \.isPartOfName)
    let type = parameter.dropFirst(label.count)
    return type.hasPrefix(": ") ? String(type.dropFirst(2)) : parameter
  }

  /// Returns a type without the names of modules. Returns `nil` if it contains a generic parameter.
  private func shown(_ value: String) -> String? {
    guard !isGeneric(value) else { return nil }
    let value = value.replacing("any ", with: "").replacing("inout ", with: "")
    let modules = Pattern.sharedModules.union([module, "Swift", "Observing", "Foundation"])
    let parts = value.components(separatedBy: ".")
    // Only whole names are modules: `Model.NewsModel.State` is `NewsModel.State`.
    let qualifiers = parts.dropLast().map { part in
      let name = String(part.reversed().prefix(while: \.isPartOfName).reversed())
      return modules.contains(name) ? String(part.dropLast(name.count)) : "\(part)."
    }
    return Self.shortened(qualifiers.joined() + (parts.last ?? ""))
  }

  /// Returns whether a type contains a generic parameter. A signature names it by a letter, such as
  /// `A` or `A1`, so the type that it stands for is not known.
  private func isGeneric(_ type: String) -> Bool {
    type.split { !$0.isPartOfName && $0 != "." }.map { $0.prefix { $0 != "." } }.contains {
      $0 != module && $0.first?.isUppercase == true && $0.dropFirst().allSatisfy(\.isNumber)
    }
  }

  /// Spells `Optional<T>` as `T?`, and `Array<T>` as `[T]`.
  private static func shortened(_ type: String) -> String {
    let (name, rest) = (type.prefix { $0 != "<" }, type.drop { $0 != "<" })
    guard rest.hasSuffix(">") else { return type }
    let argument = String(rest.dropFirst().dropLast())
    return switch name {
    case "Optional" where argument.contains(" -> "): "(\(argument))?"
    case "Optional": "\(shortened(argument))?"
    case "Array": "[\(shortened(argument))]"
    default: type
    }
  }
}

extension Call {
  /// The types of the values that the call passes, those of a closure included. The text of a key path only
  /// names a property.
  public var passedTypes: [String] {
    if let valueType = member.valueType { return accessor == .set ? [valueType] : [] }
    let types = signature.passedTypes.compactMap(\.self)
    return member.function.contains("KeyPath:") ? types.filter { $0 != "String" } : types
  }

  /// Whether the call passes nothing, or only objects and key paths, as KVO does.
  package var passesNoValue: Bool {
    passedTypes.allSatisfy {
      $0 == "AnyObject" || $0.contains("KeyPath") || classType(named: $0, in: module) != nil
    }
  }

  /// Whether the call passes a value of any type, as to a box. Its receiver cannot choose a text.
  var passesGenericValue: Bool {
    accessor == .set ? member.valueType == nil : signature.passedTypes.contains(nil)
  }

  /// Whether the call changes a parameter, which is a structure or an enumeration and `inout`.
  var changesParameter: Bool { signature.changesParameter }

  /// The type of the value that the call returns.
  public var returnedType: String? { accessor == .get ? member.valueType : signature.returnedType }
}
