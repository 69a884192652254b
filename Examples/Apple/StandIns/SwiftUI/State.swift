/// A value that outlives its view. The host keeps it as long as the view stays at its place.
@propertyWrapper
public struct State<Value>: Persistent {
  private let reference: Reference

  public init(wrappedValue value: Value) { reference = Reference(storage: Storage(value)) }

  public var wrappedValue: Value {
    get { reference.storage.value }
    nonmutating set { reference.storage.value = newValue }
  }

  func adopt(_ storage: AnyObject?) -> AnyObject {
    if let storage = storage as? Storage { reference.storage = storage }
    return reference.storage
  }

  /// A view is a value, so it reaches the present storage through an object.
  private final class Reference {
    var storage: Storage
    init(storage: Storage) { self.storage = storage }
  }

  @Observable
  final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
}

/// A property whose storage the host keeps.
protocol Persistent {
  /// Uses the storage that a former value of the view has left, if any. Returns the storage in use.
  func adopt(_ storage: AnyObject?) -> AnyObject
}

@propertyWrapper
public struct Binding<Value> {
  private let get: @MainActor @Sendable () -> Value
  private let set: @MainActor @Sendable (Value) -> Void

  // Apple’s closures are `@isolated(any)`. They inherit the actor of their context, which is the main actor
  // in a view.
  public init(
    get: @escaping @MainActor @Sendable () -> Value,
    set: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.get = get
    self.set = set
  }

  @MainActor public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
