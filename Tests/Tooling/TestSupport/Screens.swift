public import TerminalUI

/// Waits until `condition` is true, and returns whether it became true in time.
///
/// The limit is two seconds, and at least 1000 yields on a busy machine.
public func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(2)
  var turns = 0
  while !condition() {
    guard turns < 1000 || ContinuousClock.now < end else { return false }
    await Task.yield()
    turns += 1
  }
  return true
}

/// Returns the declared types of the stored properties of an object.
///
/// The object has no stored property of any other type.
public func propertyTypes(of object: Any) -> [String] {
  Mirror(reflecting: object).children.map { String(reflecting: type(of: $0.value)) }
}

/// Returns whether an object has a property whose type contains a type of a module.
///
/// For example, the property can be an optional or an array.
public func hasProperty(of object: Any, from module: String) -> Bool {
  propertyTypes(of: object).contains { type in
    type.split { !$0.isLetter && $0 != "." }.contains { $0.hasPrefix("\(module).") }
  }
}

extension View {
  /// The text of the first label in the view.
  public var labelText: String? { descendants(of: Label.self).first?.text }
}

extension Window {
  /// The visible lines, without empty lines.
  public var lines: [String] {
    draw(width: 60, height: 12).filter { !$0.isEmpty }
  }
}
