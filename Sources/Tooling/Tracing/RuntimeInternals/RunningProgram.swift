import CSupport
import PatternKit

/// What can be learnt about the running program from undocumented parts of the compiler and the runtime.
///
/// A machine can lack any of it. Then stories contain less, or there are none, and everything else works.
protocol RunningProgram: Sendable {
  /// Whether the compiler inserted a call at the entry of each function of a pattern.
  var hasEntries: Bool { get }
  /// Whether the runtime tells when a task is woken.
  var hasWakes: Bool { get }
  var hasLines: Bool { get }

  /// Returns the functions at return addresses, innermost first. More than one is at the address of
  /// an inlined call.
  func functions(at addresses: [UInt]) -> [UInt: [StackFrame]]

  /// Returns the places of return addresses in the sources. An address without an entry has no known place.
  func places(of addresses: [UInt]) -> [UInt: SourcePlace]

  /// Returns the stored properties of a class or a structure, in the order of the declarations. Those of a
  /// superclass precede those of the class.
  func storedProperties(of type: Any.Type) -> [StoredProperty]
}

extension RunningProgram {
  var hasEntries: Bool { has_instrumented_functions() }
  var hasWakes: Bool { TaskHook.isInRuntime }

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
let runningProgram: any RunningProgram = {
  #if canImport(Runtime) && !WITHOUT_RUNTIME
    let program = SwiftProgram()
  #else
    let program = UnnamedProgram()
  #endif
  let missing = Set(Capability.allCases.filter(\.isTakenAway))
  return missing.isEmpty ? program : LimitedProgram(program: program, missing: missing)
}()

/// The program on a system whose toolchain has no module `Runtime`.
struct UnnamedProgram: RunningProgram {
  let hasLines = false
  func functions(at addresses: [UInt]) -> [UInt: [StackFrame]] { [:] }
  func places(of addresses: [UInt]) -> [UInt: SourcePlace] { [:] }
}

/// A program on a machine that lacks capabilities.
struct LimitedProgram: RunningProgram {
  let program: any RunningProgram
  let missing: Set<Capability>

  var hasEntries: Bool { has(.hook) && program.hasEntries }
  var hasWakes: Bool { has(.tasks) && program.hasWakes }
  var hasLines: Bool { has(.lines) && program.hasLines }

  func functions(at addresses: [UInt]) -> [UInt: [StackFrame]] {
    has(.names) ? program.functions(at: addresses) : [:]
  }

  func places(of addresses: [UInt]) -> [UInt: SourcePlace] {
    has(.lines) ? program.places(of: addresses) : [:]
  }

  private func has(_ capability: Capability) -> Bool { !missing.contains(capability) }
}
