import Foundation

#if canImport(Runtime)
  import Runtime

  /// The source lines of code addresses.
  ///
  /// On Linux, the Swift runtime reads the lines of the whole program once for each address. The
  /// toolchain’s `llvm-symbolizer` reads them once for all addresses.
  package nonisolated struct SourceLines {
    /// A place in a source file. The path is empty if the place is not known.
    package struct Place: Equatable, Sendable {
      package var path = ""
      package var line = 0
    }

    let images: ImageMap
    /// The path of `llvm-symbolizer`, or `nil` to ask the runtime.
    var symbolizer = Self.installedSymbolizer

    /// Returns the places of return addresses. An address without an entry has no known place.
    package func places(of addresses: [UInt]) -> [UInt: Place] {
      guard let program = images.first(where: { $0.path == Self.programPath }),
        let base = UInt(program.baseAddress), let end = UInt(program.endOfText), let symbolizer
      else { return [:] }
      let own = addresses.filter { (base..<end).contains($0) }
      // The address before a return address belongs to the call.
      let offsets = own.map { "0x" + String($0 - 1 - base, radix: 16) }
      guard let output = Self.output(of: symbolizer, for: offsets) else { return [:] }
      let places = Self.places(in: output)
      guard places.count == own.count else { return [:] }
      return Dictionary(uniqueKeysWithValues: zip(own, places))
    }

    /// Reads the output of `llvm-symbolizer`: for each address the place, those of the functions into
    /// which it was inlined, and an empty line.
    package static func places(in output: String) -> [Place] {
      output.split(separator: "\n\n").map { lines in
        // The last function is the one that was not inlined.
        let words = lines.split(separator: "\n").last?.split(separator: ":") ?? []
        guard words.count >= 3, let line = words.dropLast().last.flatMap({ Int($0) }) else {
          return Place()
        }
        let path = words.dropLast(2).joined(separator: ":")
        return Place(path: path, line: line)
      }
    }

    private static var programPath: String? {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    }

    /// The tool of the toolchain, or another one in a folder of `PATH`. It is `nil` on macOS, whose
    /// runtime finds lines fast.
    package static let installedSymbolizer: String? = {
      #if os(Linux)
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/llvm-symbolizer" }
          .first(where: FileManager.default.isExecutableFile)
      #else
        nil
      #endif
    }()

    /// Returns what the tool prints for the offsets of addresses in this program, or `nil` if it
    /// fails.
    private static func output(of tool: String, for offsets: [String]) -> String? {
      let process = Process()
      let (input, output) = (Pipe(), Pipe())
      process.executableURL = URL(filePath: tool)
      process.arguments = [
        "--obj=\(programPath ?? "")", "--functions=none", "--inlines", "--output-style=LLVM",
      ]
      (process.standardInput, process.standardOutput) = (input, output)
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
        // The tool prints while it reads. A few hundred addresses fit into both pipes.
        try input.fileHandleForWriting.write(contentsOf: Data(offsets.joined(separator: "\n").utf8))
        try input.fileHandleForWriting.close()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
      } catch {
        return nil
      }
    }
  }
#endif
