import Foundation
import Observing
import PatternKit
import Stories

/// A reference that an object stores in a property.
struct StoredReference {
  enum Target {
    case object(AnyObject)
    /// No object: the property is `nil`.
    case nothing
    /// A closure. The objects that it captures cannot be read.
    case closure
    case task(Task<Void, Never>)
    /// A token, by the objects inside it. The token is a value, so its own release cannot be
    /// observed.
    case subscription([AnyObject])
  }

  /// The modules of tokens and controls. A reference to one of them that is `nil` tells nothing.
  private static let otherModules = Pattern.controlModules.union(["Observing"])

  /// The name of the property. If a struct stores the reference, the name begins with the property
  /// that stores the struct: `rows.first`.
  var property: String
  /// The module of the class that declares the property. The class may be a superclass.
  let module: String
  /// Whether an `ObservationToken` retains the target.
  var isInToken = false
  /// Whether the reference retains its target.
  var isStrong = true
  /// The protocol that is the type of the property, or `nil` if the type is concrete.
  var protocolType: Any.Type?
  var target = Target.closure

  /// Returns the references that an object stores, in the order of the declarations. Properties of
  /// a superclass are last.
  ///
  /// References in optionals, collections, structs, enums and tuples are included. In a dictionary,
  /// an enum or a tuple, the protocol of a reference is not known.
  static func all(in object: AnyObject) -> [StoredReference] {
    var references: [StoredReference] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      references += all(in: level, of: nil, module: moduleName(of: level.subjectType))
      mirror = level.superclassMirror
    }
    return references
  }

  /// Returns the references in the properties of one class, or of a struct.
  ///
  /// - Parameter structProperty: The name of the property that stores the struct.
  private static func all(
    in mirror: Mirror, of structProperty: String?, module: String
  ) -> [StoredReference] {
    let properties = Dictionary(
      runningProgram.storedProperties(of: mirror.subjectType).map { ($0.label, $0) }
    ) { _, last in last }
    return mirror.children.flatMap { child -> [StoredReference] in
      let property = properties[child.label ?? ""]
      let name = property?.name ?? child.label ?? ""
      let reference = StoredReference(
        property: structProperty.map { "\($0).\(name)" } ?? name, module: module,
        isStrong: property?.isStrong ?? true)
      return reference.all(in: child.value, declaredAs: property?.type ?? type(of: child.value))
    }
  }

  private func all(in value: Any, declaredAs type: Any.Type) -> [StoredReference] {
    if let task = value as? Task<Void, Never> { return [refers(to: .task(task))] }
    if let token = value as? NotificationCenter.ObservationToken {
      return [refers(to: .subscription(Self.objects(in: token)))]
    }
    let mirror = Mirror(reflecting: value)
    if value is ObservationToken {
      var reference = self
      reference.isInToken = true
      return mirror.children.flatMap {
        reference.all(in: $0.value, declaredAs: Swift.type(of: $0.value))
      }
    }
    switch mirror.displayStyle {
    case .class:
      let isConcrete = type is AnyObject.Type
      return [refers(to: .object(value as AnyObject), by: isConcrete ? nil : type)]
    case .struct: return Self.all(in: mirror, of: property, module: module)
    case nil: return isFunction(mirror.subjectType) ? [refers(to: .closure)] : []
    default:
      let contentType = (type as? any Container.Type)?.contentType
      if mirror.displayStyle == .optional, mirror.children.isEmpty {
        let isConcrete = contentType is AnyObject.Type
        guard !isStrong || isConcrete, let contentType,
          !Self.otherModules.contains(moduleName(of: contentType))
        else { return [] }
        return [refers(to: .nothing, by: isConcrete ? nil : contentType)]
      }
      return mirror.children.flatMap {
        all(in: $0.value, declaredAs: contentType ?? Swift.type(of: $0.value))
      }
    }
  }

  private func refers(to target: Target, by protocolType: Any.Type? = nil) -> StoredReference {
    var reference = self
    (reference.target, reference.protocolType) = (target, protocolType)
    return reference
  }

  private static func objects(in token: NotificationCenter.ObservationToken) -> [AnyObject] {
    Mirror(reflecting: token).children.map(\.value)
      .filter { Mirror(reflecting: $0).displayStyle == .class }
      .map { $0 as AnyObject }
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
