import Foundation
import PatternKit

/// Reads the types in the demangled signature of a function.
extension StackFrame {
  /// Returns the type of the only parameter: `Tapped` in `closure #1 (App.Tapped) async -> () in …`.
  static func messageType(in signature: String) -> String? {
    let parameters = signature.prefix { $0 != ")" }.split(separator: "(").last ?? ""
    let type = parameters.split(separator: ".").last ?? ""
    return signature.hasPrefix("closure #") && !type.isEmpty && type.allSatisfy(\.isPartOfName)
      ? String(type) : nil
  }

  static func propertyType(in signature: String, _ module: String) -> String? {
    guard let type = signature.components(separatedBy: " : ").dropFirst().last else { return nil }
    // The type of a subscript begins with its parameters.
    let isSubscript = signature.contains(".subscript.")
    return shownType(isSubscript ? type.components(separatedBy: " -> ").last ?? type : type, module)
  }

  /// Returns the types in the parentheses after the name of a function, without their labels, and the type
  /// of its result: `[B, (C) -> D]` and `E` for `M.(f in _7)(a: B, b: (C) -> D) async -> E`.
  static func function(_ signature: String) -> (parameters: [String], result: String) {
    var (groups, depth) = ([""], 0)
    var types: [String] = []
    let signature = signature.replacing("->", with: "→")
    for (index, character) in zip(signature.indices, signature) {
      if ")]>".contains(character) { depth -= 1 }
      switch character {
      case "(" where depth == 0: (types, groups) = ([], [""])
      case ")" where depth == 0: types = groups
      case "→" where depth == 0:
        let result = signature[index...].dropFirst(2).replacing("→", with: "->")
        return (types.map(withoutLabel), String(result))
      case "," where depth == 1: groups.append("")
      default: groups[groups.count - 1].append(character)
      }
      if "([<".contains(character) { depth += 1 }
    }
    return (types.map(withoutLabel), "")
  }

  /// Returns the types of the parameters and of the result of a function or a closure. An object that is
  /// passed by protocol is not a value. The type of a generic value is `nil`.
  fileprivate static func types(
    in mangledName: String, _ module: String
  ) -> (parameters: [String?], result: String?) {
    guard let signature = demangled(mangledName.components(separatedBy: resumption)[0]) else {
      return ([], nil)
    }
    let (parameters, result) = function(signature)
    // A function without parameters has one empty part between its parentheses.
    let values = parameters.filter { !$0.isEmpty && !isProtocol($0, of: module) }
    return (values.map { shownType($0, module) }, shownType(result, module))
  }

  /// Returns whether a type is a protocol of a module, which its mangled name says.
  private static func isProtocol(_ type: String, of module: String) -> Bool {
    let name = type.replacing("any ", with: "").trimmingPrefix("\(module).")
    let mangled = [module, String(name)].map { "\($0.utf8.count)\($0)" }.joined()
    return type.contains("\(module).") && _typeByName("\(mangled)_p") != nil
  }

  private static func withoutLabel(_ parameter: String) -> String {
    let parameter = String(parameter.drop { $0 == " " }).replacing("→", with: "->")
    let label = parameter.prefix(while: \.isPartOfName)
    let type = parameter.dropFirst(label.count)
    return type.hasPrefix(": ") ? String(type.dropFirst(2)) : parameter
  }

  /// Returns a type without the names of modules. Returns `nil` if it contains a generic parameter.
  static func shownType(_ value: String, _ module: String) -> String? {
    guard !isGeneric(value, module) else { return nil }
    let value = value.replacing("any ", with: "").replacing("inout ", with: "")
    let modules = Pattern.sharedModules.union([module, "Swift", "Observing", "Foundation"])
    let parts = value.components(separatedBy: ".")
    // Only whole names are modules: `Model.NewsModel.State` is `NewsModel.State`.
    let qualifiers = parts.dropLast().map { part in
      let name = String(part.reversed().prefix(while: \.isPartOfName).reversed())
      return modules.contains(name) ? String(part.dropLast(name.count)) : "\(part)."
    }
    return shortened(qualifiers.joined() + (parts.last ?? ""))
  }

  /// Returns whether a type contains a generic parameter. A signature names it by a letter, such as
  /// `A` or `A1`, so the type that it stands for is not known.
  private static func isGeneric(_ type: String, _ module: String) -> Bool {
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
  package var passedTypes: [String] {
    if let valueType = member.valueType { return accessor == .set ? [valueType] : [] }
    let types = StackFrame.types(in: symbol, module).parameters.compactMap(\.self)
    return member.function.contains("KeyPath:") ? types.filter { $0 != "String" } : types
  }

  /// Whether the call passes nothing, or only objects and key paths, as KVO does.
  package var passesNoValue: Bool {
    passedTypes.allSatisfy {
      $0 == "AnyObject" || $0.contains("KeyPath")
        || declaredType(named: $0, in: module, ofKinds: "C") != nil
    }
  }

  /// Whether the call passes a value of any type, as to a box. Its receiver cannot choose a text.
  var passesGenericValue: Bool {
    accessor == .set
      ? member.valueType == nil : StackFrame.types(in: symbol, module).parameters.contains(nil)
  }

  /// Whether the call changes a parameter, which is a structure or an enumeration and `inout`.
  package var changesParameter: Bool { demangled(symbol)?.contains("inout ") == true }

  /// The type of the value that the call returns.
  package var returnedType: String? {
    accessor == .get ? member.valueType : StackFrame.types(in: symbol, module).result
  }
}
