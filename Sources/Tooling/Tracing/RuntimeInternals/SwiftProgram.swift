#if canImport(Runtime) && !WITHOUT_RUNTIME
  import CSupport
  import Foundation
  import Runtime

  /// The running program, as the Swift runtime describes it.
  struct SwiftProgram {
    /// The addresses of the program and its libraries. They are read once, before any function is
    /// named, because naming maps the same files again.
    static let images = ImageMap.capture()

    init() { _ = Self.images }

    /// `strip -g` removes the lines.
    var hasLines: Bool {
      Self.backtrace(of: [Symbols.ownAddress])?
        .symbolicated(with: Self.images, options: .showSourceLocations)?.frames
        .contains { $0.symbol?.sourceLocation != nil } == true
    }

    func functions(at addresses: [UInt]) -> [UInt: [StackFrame]] {
      functions(at: addresses, options: .useSymbolCache)
    }

    func functions(
      at addresses: [UInt], options: Backtrace.SymbolicationOptions
    ) -> [UInt: [StackFrame]] {
      guard let backtrace = Self.backtrace(of: addresses),
        let named = backtrace.symbolicated(with: Self.images, options: options)
      else { return [:] }
      var functions: [UInt: [StackFrame]] = [:]
      for frame in named.frames {
        guard case .returnAddress(let address) = frame.captured, let address = UInt(address),
          let frame = StackFrame(frame)
        else { continue }
        functions[address, default: []].append(frame)
      }
      return functions
    }

    func places(of addresses: [UInt]) -> [UInt: SourcePlace] {
      let places = SourceLines(images: Self.images).places(of: addresses)
      guard places.isEmpty else { return places }
      return functions(at: addresses, options: .default).compactMapValues(\.last).mapValues {
        SourcePlace(path: $0.file, line: $0.line)
      }
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

  extension StackFrame {
    init?(_ frame: SymbolicatedBacktrace.Frame) {
      guard let symbol = frame.symbol else { return nil }
      self.init(
        rawName: symbol.rawName, path: symbol.sourceLocation?.path ?? "",
        line: symbol.sourceLocation?.line ?? 0)
    }

    /// Creates a frame from the name in a symbol table, and the place in the source.
    init(rawName: String, path: String, line: Int, in format: ObjectFormat = .current) {
      let mangledName = format.compilerName(of: rawName)
      // The names that macOS finds have another spelling. A symbol without a name of its own is
      // demangled by the Swift runtime, which spells names alike on every system.
      let symbol = SymbolicatedBacktrace.Symbol(
        imageIndex: 0, imageName: "", rawName: mangledName, offset: 0, sourceLocation: nil)
      let specialization = "specialized "
      let isSpecialized = symbol.name.hasPrefix(specialization)
      self.init(
        name: isSpecialized ? String(symbol.name.dropFirst(specialization.count)) : symbol.name,
        mangledName: mangledName, file: "", line: 0)
      self = at(SourcePlace(path: path, line: line))
    }
  }
#endif
