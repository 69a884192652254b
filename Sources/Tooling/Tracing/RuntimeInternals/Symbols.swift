import CSupport
import Foundation
import Runtime
import Synchronization

/// The functions at code addresses. Each address is looked up once.
enum Symbols {
  /// The addresses of the program and its libraries. They are read once, before any function is
  /// named, because naming maps the same files again.
  static let images = ImageMap.capture()
  private static let known = Mutex<[UInt: [StackFrame]]>([:])
  /// The places of the addresses whose lines were requested.
  private static let places = Mutex<[UInt: SourceLines.Location]>([:])
  /// The return addresses in functions that are no steps of a story.
  private static let generated = Mutex<Set<UInt>>([])

  /// Whether the program contains the names of its functions. `strip` removes them. Functions of
  /// libraries still have names then.
  static let areReadable =
    frames(at: [ownAddress], options: .useSymbolCache)[ownAddress]?.first?.name == "take_stack"

  /// Whether the program contains the lines of its addresses. `strip -g` removes them.
  static let haveLines =
    backtrace(of: [ownAddress])?.symbolicated(with: images, options: .showSourceLocations)?.frames
    .contains { $0.symbol?.sourceLocation != nil } == true

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
    let found = frames(at: Array(unknown), options: .useSymbolCache)
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
    var found = SourceLines(images: images).places(of: Array(shown))
    if found.isEmpty {
      found = frames(at: Array(shown), options: .default).compactMapValues(\.last).mapValues {
        SourceLines.Location(path: $0.file, line: $0.line)
      }
    }
    places.withLock { places in
      for address in shown { places[address] = found[address] ?? SourceLines.Location() }
    }
  }

  /// Returns the addresses in functions of these modules whose lines were not requested yet.
  static func withoutLines(_ addresses: Set<UInt>, in modules: Set<String>) -> Set<UInt> {
    let unknown = places.withLock { places in addresses.filter { places[$0] == nil } }
    return known.withLock { known in
      unknown.filter { known[$0]?.contains { modules.contains($0.module) } == true }
    }
  }

  static func frames(of addresses: [UInt], _ detail: Recorder.Detail) -> [StackFrame] {
    let places = detail == .lines ? places.withLock(\.self) : [:]
    return known.withLock { known in
      addresses.flatMap { address in
        let frames = known[address] ?? []
        return places[address].map { place in frames.map { $0.at(place) } } ?? frames
      }
    }
  }

  /// Returns the frames at code addresses, innermost first, as the runtime describes them.
  static func frames(
    at addresses: [UInt], options: Backtrace.SymbolicationOptions
  ) -> [UInt: [StackFrame]] {
    guard let backtrace = backtrace(of: addresses),
      let named = backtrace.symbolicated(with: images, options: options)
    else { return [:] }
    var frames: [UInt: [StackFrame]] = [:]
    for frame in named.frames {
      guard case .returnAddress(let address) = frame.captured, let address = UInt(address),
        let frame = StackFrame(frame)
      else { continue }
      frames[address, default: []].append(frame)
    }
    return frames
  }

  /// Returns a backtrace with the addresses as its frames.
  ///
  /// `Backtrace` has no public initializer, but it is `Codable`. Source: the format is described in
  /// `CompactBacktrace.swift` of the Swift runtime: a byte for the word size, and for each frame
  /// an instruction and the address.
  private static func backtrace(of addresses: [UInt]) -> Backtrace? {
    let (words64Bit, absoluteReturnAddress, end) = (UInt8(2), UInt8(0x2F), UInt8(0))
    var bytes = [words64Bit]
    for address in addresses {
      bytes.append(absoluteReturnAddress)
      withUnsafeBytes(of: UInt64(address).bigEndian) { bytes.append(contentsOf: $0) }
    }
    bytes.append(end)
    let text = Data(bytes).base64EncodedString()
    let document = #"{"architecture": "\#(architecture)", "backtrace": "\#(text)"}"#
    return try? JSONDecoder().decode(Backtrace.self, from: Data(document.utf8))
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
