import Foundation
import Runtime
import Synchronization

/// The source lines of code addresses.
///
/// On Linux, the Swift runtime reads the lines of the whole program once for each address. The
/// toolchain’s `llvm-symbolizer` reads them once for all addresses.
struct SourceLines {
  /// A place in a source file. The path is empty if the place is not known.
  struct Location: Equatable, Sendable {
    var path = ""
    var line = 0
  }

  let images: ImageMap
  /// The path of `llvm-symbolizer`, or `nil` to ask the runtime.
  var symbolizer = Self.installedSymbolizer
  /// The milliseconds after which a tool that prints nothing is ended.
  var patience: Int32 = 20_000

  /// Returns the places of return addresses. An address without an entry has no known place.
  func places(of addresses: [UInt]) -> [UInt: Location] {
    // This code is in the program, or in a library with its tests.
    let index = Backtrace.Address(Symbols.ownAddress).flatMap(images.indexOfImage)
    guard let program = index.map({ images[$0] }), let symbolizer,
      let base = UInt(program.baseAddress), let end = UInt(program.endOfText)
    else { return [:] }
    let own = addresses.filter { (base..<end).contains($0) }
    guard !own.isEmpty else { return [:] }
    // The address before a return address belongs to the call.
    let offsets = own.map { "0x" + String($0 - 1 - base, radix: 16) }
    let output = Self.running.withLock { running in
      running[symbolizer] = running[symbolizer] ?? Symbolizer(symbolizer, of: program.path ?? "")
      guard let output = running[symbolizer]?.output(for: offsets, patience: patience) else {
        running.removeValue(forKey: symbolizer)?.end()
        return ""
      }
      return output
    }
    let places = Self.places(in: output)
    guard places.count == own.count else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(own, places))
  }

  /// Reads the output of `llvm-symbolizer`: for each address the place, those of the functions into
  /// which it was inlined, and an empty line.
  static func places(in output: String) -> [Location] {
    output.split(separator: "\n\n").map { lines in
      // The last function is the one that was not inlined.
      let words = lines.split(separator: "\n").last?.split(separator: ":") ?? []
      guard words.count >= 3, let line = words.dropLast().last.flatMap({ Int($0) }) else {
        return Location()
      }
      let path = words.dropLast(2).joined(separator: ":")
      return Location(path: path, line: line)
    }
  }

  /// The tool of the toolchain, or another one in a folder of `PATH`. It is `nil` on macOS, whose
  /// runtime finds lines fast.
  static let installedSymbolizer: String? = {
    #if os(Linux)
      let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
      return folders.map { "\($0)/llvm-symbolizer" }
        .first(where: FileManager.default.isExecutableFile)
    #else
      nil
    #endif
  }()

  /// The tools that were started, by their paths.
  private static let running = Mutex<[String: Symbolizer]>([:])
}

/// A running `llvm-symbolizer`. It reads the lines of a program once, which takes most of its time,
/// and ends with this program. It starts no other program, so Foundation’s `Process` suffices.
private struct Symbolizer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Returns `nil` if the tool cannot be started.
  init?(_ tool: String, of program: String) {
    process.executableURL = URL(filePath: tool)
    process.arguments = [
      "--obj=\(program)", "--functions=none", "--inlines", "--output-style=LLVM",
    ]
    process.environment = [:]
    // The reader of the input stays open: so writing to a tool that has ended raises no signal.
    process.standardInput = input.fileHandleForReading
    process.standardOutput = output.fileHandleForWriting
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
      try output.fileHandleForWriting.close()
    } catch {
      return nil
    }
  }

  /// Ends and reaps the tool. While an ended child process is not reaped, Swift Testing does not see
  /// the end of any other.
  func end() {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Returns what the tool prints for the offsets of addresses, or `nil` if it ends or hangs.
  func output(for offsets: [String], patience: Int32) -> String? {
    // The tool prints while it reads. A few hundred addresses fit into both pipes.
    let lines = offsets.map { "\($0)\n" }.joined()
    guard (try? input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))) != nil
    else { return nil }
    // An empty line follows each answer.
    var text = Data()
    while String(decoding: text, as: UTF8.self).ranges(of: "\n\n").count < offsets.count {
      var reading = pollfd(
        fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&reading, 1, patience) > 0 else { return nil }
      let piece = output.fileHandleForReading.availableData
      guard !piece.isEmpty else { return nil }
      text += piece
    }
    return String(decoding: text, as: UTF8.self)
  }
}
