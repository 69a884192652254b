import CSupport
import PatternKit

/// A place in a source file. The path is empty if the place is not known.
struct SourcePlace: Equatable, Sendable {
  var path = ""
  var line = 0
}

/// A stored property, as a class or a structure declares it.
struct StoredProperty {
  /// The name of the property, as a `Mirror` shows it.
  let label: String
  let type: Any.Type
  /// Whether the property retains its object. It does not if it is `weak` or `unowned`.
  let isStrong: Bool

  /// The name in the source. The compiler adds a beginning to the names of some properties.
  var name: String {
    String(label.trimmingPrefix("$__lazy_storage_$").trimmingPrefix("_"))
  }
}

/// Returns the types of the stored properties of a class or a structure.
package func storedTypes(of type: Any.Type) -> [Any.Type] {
  runningProgram.storedProperties(of: type).map(\.type)
}

/// The program that runs this code.
let runningProgram = RunningProgram()

/// What can be learnt about the running program from undocumented parts of the compiler and the runtime.
///
/// A machine can lack any of it. Then stories contain less, or there are none, and everything else works.
struct RunningProgram: Sendable {
  #if canImport(Runtime) && !WITHOUT_RUNTIME
    private let program = SwiftProgram()
  #endif

  /// Whether the compiler inserted a call at the entry of each function of a pattern.
  var hasEntries: Bool { !Capability.hook.isTakenAway && has_instrumented_functions() }
  /// Whether the runtime tells when a task is woken.
  var hasWakes: Bool { !Capability.tasks.isTakenAway && TaskHook.isInRuntime }

  var hasLines: Bool {
    #if canImport(Runtime) && !WITHOUT_RUNTIME
      !Capability.lines.isTakenAway && program.hasLines
    #else
      false
    #endif
  }

  /// Returns the functions at return addresses, innermost first. More than one is at the address of
  /// an inlined call.
  func functions(at addresses: [UInt]) -> [UInt: [StackFrame]] {
    #if canImport(Runtime) && !WITHOUT_RUNTIME
      Capability.names.isTakenAway ? [:] : program.functions(at: addresses)
    #else
      [:]
    #endif
  }

  /// Returns the places of return addresses in the sources. An address without an entry has no known place.
  func places(of addresses: [UInt]) -> [UInt: SourcePlace] {
    #if canImport(Runtime) && !WITHOUT_RUNTIME
      Capability.lines.isTakenAway ? [:] : program.places(of: addresses)
    #else
      [:]
    #endif
  }

  /// Returns the stored properties of a class or a structure, in the order of the declarations. Those of a
  /// superclass precede those of the class.
  func storedProperties(of type: Any.Type) -> [StoredProperty] {
    (0..<storedPropertyCount(of: type)).map { index in
      var metadata = PropertyMetadata()
      let fieldType = readStoredProperty(of: type, index: index, into: &metadata)
      defer { metadata.freeLabel?(metadata.label) }
      return StoredProperty(
        label: metadata.label.map { String(cString: $0) } ?? "", type: fieldType,
        isStrong: metadata.isStrong)
    }
  }
}
