import Stories
import TerminalUI

/// The objects of a screen, by numbers that are not used again, and the values of their properties.
///
/// A value is read only while no function changes it: when the setter has returned, when a getter is
/// called, or after the event. At the entry of another function, it could be changed by half.
@MainActor
public final class ObservedObjects {
  private struct WeakReference {
    weak var object: AnyObject?
    let type: String
  }

  /// A change of a property whose value is not read yet.
  private struct Change {
    /// The index of its sample.
    let sample: Int
    let object: Int
    let property: String
    /// The return addresses below the function that makes the change.
    let callers: ArraySlice<UInt>

    /// Whether the function is on the stack. A stack that is only one longer begins in another call.
    func isRunning(on stack: [UInt]) -> Bool {
      stack.count > callers.count + 1 && stack.suffix(callers.count) == callers
    }
  }

  private var references: [WeakReference] = []
  /// The last number of an object at each address.
  private var numbers: [UInt: Int] = [:]
  private var changes: [Change] = []
  /// The functions by their addresses.
  private var functions: [UInt: Function] = [:]

  public init() {}

  /// The number of objects so far.
  package var count: Int { references.count }

  /// Returns the number of an object. A new object gets the next number.
  @discardableResult
  package func add(_ object: AnyObject) -> Int {
    if let number = self.number(of: object) { return number }
    numbers[UInt(bitPattern: ObjectIdentifier(object))] = references.count
    let type = String(reflecting: type(of: object))
    references.append(WeakReference(object: object, type: type))
    return references.count - 1
  }

  /// Adds objects, and those that their properties own: objects of the modules, and the controls that these hold.
  package func add(_ objects: [AnyObject], of modules: Set<String>) {
    for object in objects where number(of: object) == nil {
      add(object)
      let own = StoredReference.all(in: object).filter { modules.contains($0.module) }
      for case .object(let held) in own.filter(\.isStrong).map(\.target) {
        if modules.contains(moduleName(of: type(of: held))) {
          add([held], of: modules)
        } else if held is View {
          add(held)
        }
      }
    }
  }

  /// The number of the object of each type that has had only one, by the name of the type with its module.
  var singleObjects: [String: Int] {
    let pairs = references.indices.map { (references[$0].type, [$0]) }
    return Dictionary(pairs, uniquingKeysWith: +).compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// Returns the references between known objects that an object stores in properties of its own class. Those that
  /// are `nil` hold no object.
  package func references(of number: Int) -> [(
    property: String, isStrong: Bool, via: String?, held: Int?
  )] {
    guard let object = references[number].object else { return [] }
    let module = moduleName(of: type(of: object))
    return StoredReference.all(in: object).filter { $0.module == module }.compactMap { reference in
      var held: Int?
      switch reference.target {
      case .object(let target):
        held = self.number(of: target)
        if held == nil || target is View { return nil }
      case .nothing: break
      default: return nil
      }
      let via = reference.protocolType.map { String(describing: $0) }
      return (reference.property, reference.isStrong, via, held)
    }
  }

  /// Returns the property of an object that stores a task or a subscription, or `nil` if it has none.
  package func tokenProperty(of number: Int) -> String? {
    references[number].object.map(StoredReference.all)?.first { reference in
      switch reference.target {
      case .task, .subscription: true
      default: false
      }
    }?.property
  }

  /// Returns an object, or `nil` if it was released.
  package subscript(number: Int) -> AnyObject? { references[number].object }

  package func number(of object: AnyObject) -> Int? {
    number(at: UInt(bitPattern: ObjectIdentifier(object)))
  }

  private func number(at address: UInt) -> Int? {
    numbers[address].flatMap { references[$0].object == nil ? nil : $0 }
  }

  // MARK: Values

  /// Returns the short values that an object stores.
  package func values(of number: Int) -> [StoredValue] {
    references[number].object.map(StoredValue.all) ?? []
  }

  private func value(of property: String, in number: Int) -> String? {
    values(of: number).first { $0.name == property }?.text
  }

  /// Returns the object of a sample, and the value that the sample reads.
  func read(_ sample: StackSample, at index: Int, from address: UInt) -> (Int?, String?) {
    guard let number = number(at: address) else { return (nil, nil) }
    if case .change = sample.reason {
      return (number, (self[number] as? Label).flatMap { StoredValue.text(of: $0.text) })
    }
    guard case .entry = sample.reason, let leaf = sample.addresses.first else { return (nil, nil) }
    let function = functions[leaf] ?? Function(at: leaf)
    functions[leaf] = function
    // Of another function, the register contains any value.
    guard function.type == references[number].type else { return (nil, nil) }
    let property = function.member
    let isChanging = changes.contains { $0.object == number && $0.property == property }
    switch function.accessor {
    case .get where !isChanging: return (number, value(of: property, in: number))
    case .set where !(isChanging && function.isPropertyObserver):
      // The value of an earlier change is lost if it could not be read before this one.
      changes.removeAll { $0.object == number && $0.property == property }
      // The function that changes a property in place is the caller of `modify`.
      let inner = function.isModify ? 2 : 1
      let callers = sample.addresses.dropFirst(inner)
      changes.append(Change(sample: index, object: number, property: property, callers: callers))
      return (number, nil)
    default: return (number, nil)
    }
  }

  /// Reads the properties whose changes have ended: their functions are no longer on the stack.
  func settle(within stack: [UInt]) -> [(sample: Int, value: String?)] {
    let ended = changes.filter { !$0.isRunning(on: stack) }
    changes.removeAll { !$0.isRunning(on: stack) }
    return ended.map { ($0.sample, value(of: $0.property, in: $0.object)) }
  }
}

/// A function of an object, which can read or change a property. What its names say is read once.
private struct Function {
  /// The type with its module, or an empty text if the function belongs to no object.
  var type = ""
  var member = ""
  var accessor: Call.Accessor?
  /// Whether the function changes the property in place.
  var isModify = false
  /// Whether the function is a `willSet` or `didSet`. It is part of a change.
  var isPropertyObserver = false

  init(at address: UInt) {
    Symbols.lookUp([address])
    guard let frame = Symbols.frames(of: [address], .names).first, !frame.isGenerated,
      frame.functionAroundClosure == nil
    else { return }
    let call = Call(.call, frame)
    (type, member, accessor) = ("\(call.module).\(call.type)", call.member.name, call.accessor)
    isModify = call.symbol.hasSuffix("vM")
    isPropertyObserver = frame.name.hasSuffix(".willset") || frame.name.hasSuffix(".didset")
  }
}
