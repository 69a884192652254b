import Stories

/// The objects of a screen, found by following stored properties.
///
/// It does not find objects that only a closure retains, or tasks that no property stores.
package struct ObjectGraph {
  /// The objects whose types belong to the given modules.
  package var objects: [AnyObject] { Array(objectsByIdentity.values) }
  /// The tasks, with the property that stores each of them.
  package private(set) var tasks: [(property: String, task: Task<Void, Never>)] = []
  /// The objects that end a subscription when they are released.
  package private(set) var subscriptions: [(property: String, object: AnyObject)] = []

  private var objectsByIdentity: [ObjectIdentifier: AnyObject] = [:]

  /// - Parameter modules: The modules whose objects are followed. Objects of other modules are ignored.
  package init(from roots: [AnyObject], modules: Set<String>) {
    var remaining = roots
    while let object = remaining.popLast() {
      guard modules.contains(moduleName(of: type(of: object))),
        objectsByIdentity.updateValue(object, forKey: ObjectIdentifier(object)) == nil
      else { continue }
      for reference in StoredReference.all(in: object) {
        let property = "\(type(of: object)).\(reference.property)"
        switch reference.target {
        case .object(let target): remaining.append(target)
        case .closure, .nothing: break
        case .task(let task): tasks.append((property, task))
        case .subscription(let objects):
          subscriptions += objects.map { (property, $0) }
        }
      }
    }
  }
}
