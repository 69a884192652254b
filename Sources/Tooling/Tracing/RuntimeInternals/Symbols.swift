import CSupport
import Stories
import Synchronization

/// The functions at code addresses. Each address is looked up once.
enum Symbols {
  private static let known = Mutex<[UInt: [StackFrame]]>([:])
  /// The places of the addresses whose lines were requested.
  private static let places = Mutex<[UInt: SourcePlace]>([:])
  /// The return addresses in functions that are no steps of a story.
  private static let generated = Mutex<Set<UInt>>([])

  /// Whether the program contains the names of its functions. `strip` removes them. Functions of
  /// libraries still have names then.
  static let areReadable =
    runningProgram.functions(at: [ownAddress])[ownAddress]?.first?.name == "take_stack"

  /// Whether the program contains the lines of its addresses. To find this out takes milliseconds.
  static let haveLines = runningProgram.hasLines

  static var ownAddress: UInt {
    let function: @convention(c) (call_handler?, UnsafeRawPointer?) -> Void = take_stack
    return unsafeBitCast(function, to: UInt.self) + 1
  }

  /// The return addresses that are known to lie in functions that are no steps of a story.
  static var generatedAddresses: Set<UInt> { generated.withLock(\.self) }

  /// Names the functions at the addresses that are not known yet.
  static func lookUp(_ addresses: Set<UInt>) {
    let unknown = known.withLock { known in addresses.filter { known[$0] == nil } }
    guard !unknown.isEmpty else { return }
    let found = runningProgram.functions(at: Array(unknown))
    known.withLock { known in
      for address in unknown { known[address] = found[address] ?? [] }
    }
    let new = found.filter { $0.value.first?.isStep == false }.map(\.key)
    generated.withLock { $0.formUnion(new) }
  }

  /// Finds the lines of functions in these modules. Name the functions first.
  static func lookUpLines(_ addresses: Set<UInt>, in modules: Set<String>) {
    let shown = withoutLines(addresses, in: modules)
    guard !shown.isEmpty else { return }
    let found = runningProgram.places(of: Array(shown))
    places.withLock { places in
      for address in shown { places[address] = found[address] ?? SourcePlace() }
    }
  }

  /// Returns the addresses in functions of these modules whose lines were not requested yet.
  static func withoutLines(_ addresses: Set<UInt>, in modules: Set<String>) -> Set<UInt> {
    let unknown = places.withLock { places in addresses.filter { places[$0] == nil } }
    return known.withLock { known in
      unknown.filter { known[$0]?.contains { modules.contains($0.module) } == true }
    }
  }

  static func frames(of addresses: [UInt], _ detail: Story.Detail) -> [StackFrame] {
    let places = detail == .lines ? places.withLock(\.self) : [:]
    return known.withLock { known in
      addresses.flatMap { address in
        let frames = known[address] ?? []
        return places[address].map { place in frames.map { $0.at(place) } } ?? frames
      }
    }
  }
}
