import Catalog
import Contract
import Foundation
import Model
import PatternDefinition
import Processes
import Testing

@testable import RuntimeInternals
@testable import XRay

#if canImport(Runtime)
  import Runtime

  /// These tests need debug information, so they are not part of `XRayTests`, which CI also builds without.
  @Suite("XRay: SourceLines")
  nonisolated struct SourceLinesTests {
    @Test func `the place of an inlined address is the one in the function that was not inlined`() {
      let output = """
        /sources/Inner.swift:3:5
        /sources/Outer.swift:12:9

        /sources/With: colon.swift:7:1

        ??:0:0

        """

      #expect(
        SourceLines.places(in: output) == [
          SourceLines.Place(path: "/sources/Outer.swift", line: 12),
          SourceLines.Place(path: "/sources/With: colon.swift", line: 7),
          SourceLines.Place(path: "??", line: 0),
        ])
    }

    @Test(.enabled(if: SourceLines.installedSymbolizer != nil, "there is no llvm-symbolizer"))
    func `the symbolizer finds the same lines as the runtime`() async throws {
      let addresses = try await addressesOfAStory()
      let functions = Symbols.frames(at: addresses, options: []).compactMapValues(\.last)
      let own = functions.filter { ["MVVM", "Model"].contains($0.value.module) }.keys.sorted()
      // The runtime takes tens of milliseconds per address.
      let named = Symbols.frames(at: Array(own.prefix(10)), options: .default)
        .compactMapValues(\.last)

      let places = SourceLines(images: Symbols.images).places(of: Array(named.keys))

      #expect(named.count == 10)
      for (address, frame) in named {
        let found = frame.at(places[address] ?? SourceLines.Place())
        #expect(found.file == frame.file, "\(frame.name)")
        #expect(found.line == frame.line, "\(frame.name)")
      }
    }

    /// Returns the addresses in all stacks of the first load of a news list.
    @MainActor private func addressesOfAStory() async throws -> [UInt] {
      let pattern = try #require(Pattern.all.first { $0.id == "mvvm" })
      let driver = try #require(ScreenDriver(.news, of: pattern))
      let buffer = StackBuffer()
      StackBuffer.startHooks()
      defer { StackBuffer.stopHooks() }
      try await StackBuffer.$current.withValue(buffer) {
        driver.open()
        try await driver.answerNews(.success([NewsItem(title: "One")]))
      }
      return Array(Set(buffer.read().samples.flatMap(\.addresses)))
    }

    /// An address in this program.
    private var address: UInt {
      let function: @convention(c) () -> Void = {}
      return unsafeBitCast(function, to: UInt.self) + 1
    }

    @Test(.enabled(if: SourceLines.installedSymbolizer != nil, "there is no llvm-symbolizer"))
    func `a symbolizer is started once and answers every request`() throws {
      let tool = try Tool(command: #"exec '\#(SourceLines.installedSymbolizer ?? "")' "$@""#)
      let lines = SourceLines(images: Symbols.images, symbolizer: tool.path)

      let places = (1...2).map { _ in lines.places(of: [address]) }

      #expect(places.map(\.count) == [1, 1])
      #expect(try tool.processes.count == 1)
    }

    @Test func `a symbolizer that fails is reaped`() throws {
      let tool = try Tool(command: "exit 1")

      let lines = SourceLines(images: Symbols.images, symbolizer: tool.path)
      #expect(lines.places(of: [address]) == [:])

      let process = try #require(try tool.processes.first)
      // A process that ended and was not reaped can still receive signals.
      #expect(kill(process, 0) == -1)
    }

    /// A program that runs a command of the shell, and writes down its process at each start.
    private struct Tool {
      private let folder: TemporaryFolder

      init(command: String) throws {
        folder = try TemporaryFolder()
        let script = "#!/bin/sh\necho $$ >>'\(folder.url.path)/log'\n\(command)\n"
        try Data(script.utf8).write(to: folder.file(named: "tool"))
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
      }

      var path: String { folder.file(named: "tool").path }

      var processes: [pid_t] {
        get throws {
          try String(contentsOf: folder.file(named: "log"), encoding: .utf8)
            .split(separator: "\n").compactMap { pid_t($0) }
        }
      }
    }

    @Test(arguments: [nil, "/nowhere/llvm-symbolizer", "/bin/false"])
    func `a symbolizer that is missing or fails finds no lines`(symbolizer: String?) {
      let lines = SourceLines(images: Symbols.images, symbolizer: symbolizer)

      #expect(lines.places(of: [address]) == [:])
    }
  }
#endif
