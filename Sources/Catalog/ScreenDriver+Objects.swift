extension ScreenDriver {
  /// The objects that the open demo consists of: those of its pattern, of `Model` and of
  /// `TerminalUI`, with the window that shows them.
  ///
  /// Found by following stored properties. An object that only a closure holds is not found.
  public var objects: [AnyObject] {
    var found: [ObjectIdentifier: AnyObject] = [:]
    let modules = [module, "Model", "TerminalUI"]

    func follow(_ value: Any) {
      var mirror: Mirror? = Mirror(reflecting: value)
      if mirror?.displayStyle == .class {
        let object = value as AnyObject
        let module = String(reflecting: type(of: object)).prefix { $0 != "." }
        guard modules.contains(String(module)) else { return }
        guard found.updateValue(object, forKey: ObjectIdentifier(object)) == nil else { return }
      }
      while let level = mirror {
        for child in level.children { follow(child.value) }
        mirror = level.superclassMirror
      }
    }

    for root in roots { follow(root) }
    return Array(found.values)
  }
}
