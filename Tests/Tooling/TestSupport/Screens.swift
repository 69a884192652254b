public import TerminalUI

/// Waits until `condition` holds, and returns whether it did within two seconds, or
/// a thousand turns where other tests leave little time.
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

/// The types of the properties that an object has, as its author wrote them.
///
/// What is not among them the object cannot have known by name.
public func propertyTypes(of object: Any) -> [String] {
  Mirror(reflecting: object).children.map { String(reflecting: type(of: $0.value)) }
}

/// Whether an object has a property whose type is from a module, or is made of one: an optional, an array.
public func hasProperty(of object: Any, from module: String) -> Bool {
  propertyTypes(of: object).contains { type in
    type.split { !$0.isLetter && $0 != "." }.contains { $0.hasPrefix("\(module).") }
  }
}

extension View {
  /// The view and everything inside it that is of a kind, from top to bottom.
  public func all<Kind: View>(_ kind: Kind.Type) -> [Kind] {
    ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
  }

  /// The text of the first label inside the view.
  public var labelText: String? { all(Label.self).first?.text }
}

extension Window {
  /// The lines that the user sees, without empty ones.
  public var lines: [String] {
    draw(width: 60, height: 12).filter { !$0.isEmpty }
  }
}
