#if canImport(Runtime) && !WITHOUT_RUNTIME
  import Foundation
  import Runtime

  /// The source lines of code addresses.
  ///
  /// On Linux, the Swift runtime reads the lines of the whole program once for each address. The
  /// toolchain’s `llvm-symbolizer` reads them once for all addresses.
  struct SourceLines {
    let images: ImageMap
    /// The path of `llvm-symbolizer`, or `nil` to ask the runtime.
    var symbolizer = Self.installedSymbolizer

    /// Returns the places of return addresses. An address without an entry has no known place.
    func places(of addresses: [UInt]) -> [UInt: SourcePlace] {
      // This code is in the program, or in a library with its tests.
      let index = Backtrace.Address(Symbols.ownAddress).flatMap(images.indexOfImage)
      guard let program = index.map({ images[$0] }), let symbolizer,
        let base = UInt(program.baseAddress), let end = UInt(program.endOfText)
      else { return [:] }
      let own = addresses.filter { (base..<end).contains($0) }
      guard !own.isEmpty else { return [:] }
      // The address before a return address belongs to the call.
      let offsets = own.map { "0x" + String($0 - 1 - base, radix: 16) }
      let places = Self.places(
        in: Self.output(of: symbolizer, for: offsets, in: program.path ?? ""))
      guard places.count == own.count else { return [:] }
      return Dictionary(uniqueKeysWithValues: zip(own, places))
    }

    /// Returns what the tool prints for the offsets of addresses. It is empty if the tool cannot be started.
    private static func output(of tool: String, for offsets: [String], in program: String) -> String
    {
      // It starts no other program, so Foundation’s `Process` suffices.
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(filePath: tool)
      process.arguments =
        ["--obj=\(program)", "--functions=none", "--inlines", "--output-style=LLVM"] + offsets
      process.environment = [:]
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return "" }
      let text = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: text, as: UTF8.self)
    }

    /// Reads the output of `llvm-symbolizer`: for each address the place, those of the functions into
    /// which it was inlined, and an empty line.
    static func places(in output: String) -> [SourcePlace] {
      output.split(separator: "\n\n").map { lines in
        // The last function is the one that was not inlined.
        let words = lines.split(separator: "\n").last?.split(separator: ":") ?? []
        guard words.count >= 3, let line = words.dropLast().last.flatMap({ Int($0) }) else {
          return SourcePlace()
        }
        let path = words.dropLast(2).joined(separator: ":")
        return SourcePlace(path: path, line: line)
      }
    }

    /// The tool of the toolchain, or another one in a folder of `PATH`. It is `nil` on macOS, whose
    /// runtime finds lines fast.
    static let installedSymbolizer: String? = {
      #if os(Linux)
        let paths = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let folders = paths.filter {
          FileManager.default.isExecutableFile(atPath: "\($0)/llvm-symbolizer")
        }
        // The toolchain’s tool starts in half of the time of one that a system links dynamically.
        let toolchain = folders.first {
          FileManager.default.isExecutableFile(atPath: "\($0)/swift")
        }
        return (toolchain ?? folders.first).map { "\($0)/llvm-symbolizer" }
      #else
        nil
      #endif
    }()
  }
#endif
