import Catalog
import Contract
import Foundation
import Inputs
import Model
import PatternKit
import Runtime
import Testing

@testable import Tracing

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
        SourceLines.Location(path: "/sources/Outer.swift", line: 12),
        SourceLines.Location(path: "/sources/With: colon.swift", line: 7),
        SourceLines.Location(path: "??", line: 0),
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
      let found = frame.at(places[address] ?? SourceLines.Location())
      #expect(found.file == frame.file, "\(frame.name)")
      #expect(found.line == frame.line, "\(frame.name)")
    }
  }

  /// Returns the addresses in all stacks of the first load of a news list.
  @MainActor private func addressesOfAStory() async throws -> [UInt] {
    let demo = try #require(PatternDemo.all(.news).first { $0.pattern.id == "mvvm" })
    let driver = ScreenDriver(demo)
    let recorder = Recorder(finding: .names)
    try await recorder.recordAsync {
      driver.open()
      try await driver.answerNews(.success([NewsItem(title: "One")]))
    }
    return Array(Set(recorder.currentEvent.samples.flatMap(\.addresses)))
  }

  /// An address in this program.
  private var address: UInt {
    let function: @convention(c) () -> Void = {}
    return unsafeBitCast(function, to: UInt.self) + 1
  }

  @Test(.enabled(if: SourceLines.installedSymbolizer != nil, "there is no llvm-symbolizer"))
  func `a symbolizer is started once and answers every request`() throws {
    let tool = try Tool(SourceLines.installedSymbolizer ?? "")
    let lines = SourceLines(images: Symbols.images, symbolizer: tool.path)

    let requests = (1...2).map { _ in (places: lines.places(of: [address]), tool.processes) }

    #expect(requests.map(\.places.count) == [1, 1])
    #expect(requests[0].1.count == 1)
    #expect(requests[0].1 == requests[1].1)
  }

  @Test(
    .enabled(if: SourceLines.installedSymbolizer != nil, "there is no llvm-symbolizer"),
    arguments: ["exit 1", "while read line; do :; done"])
  func `a symbolizer that fails or hangs is ended and reaped`(script: String) throws {
    let tool = try Tool(script: script)
    let lines = SourceLines(images: Symbols.images, symbolizer: tool.path, patience: 1)

    #expect(lines.places(of: [address]) == [:])

    #expect(tool.processes == [])
  }

  /// A program with a name that no other process has.
  private struct Tool {
    private let folder: TemporaryFolder
    private let name = "tool-\(UInt32.random(in: 0 ... .max))"

    init(_ program: String) throws {
      folder = try TemporaryFolder()
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: program)
    }

    init(script: String) throws {
      folder = try TemporaryFolder()
      let isCreated = FileManager.default.createFile(
        atPath: path, contents: Data("#!/bin/sh\n\(script)\n".utf8),
        attributes: [.posixPermissions: 0o700])
      try #require(isCreated)
    }

    var path: String { folder.file(named: name).path }

    /// The processes that run the program, or that have ended and are not reaped.
    var processes: [String] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.filter {
        (try? String(contentsOfFile: "/proc/\($0)/comm", encoding: .utf8)) == "\(name)\n"
      }
    }
  }

  @Test(arguments: [nil, "/nowhere/llvm-symbolizer", "/bin/false"])
  func `a symbolizer that is missing or fails finds no lines`(symbolizer: String?) {
    let lines = SourceLines(images: Symbols.images, symbolizer: symbolizer)

    #expect(lines.places(of: [address]) == [:])
  }
}
