import Catalog
import Contract
import Model
import PatternKit
import Recordings
import Runtime
import Stories
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
        SourcePlace(path: "/sources/Outer.swift", line: 12),
        SourcePlace(path: "/sources/With: colon.swift", line: 7),
        SourcePlace(path: "??", line: 0),
      ])
  }

  @Test(.enabled(if: SourceLines.installedSymbolizer != nil, "there is no llvm-symbolizer"))
  func `the symbolizer finds the same lines as the runtime`() async throws {
    let addresses = try await addressesOfAStory()
    let functions = SwiftProgram().functions(at: addresses, options: []).compactMapValues(\.last)
    let own = functions.filter { ["MVVM", "Model"].contains($0.value.module) }.keys.sorted()
    // The runtime takes tens of milliseconds per address.
    let named = SwiftProgram().functions(at: Array(own.prefix(10)), options: .default)
      .compactMapValues(\.last)

    let places = SourceLines(images: SwiftProgram.images).places(of: Array(named.keys))

    #expect(named.count == 10)
    for (address, frame) in named {
      let found = frame.at(places[address] ?? SourcePlace())
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

  @Test(arguments: [nil, "/nowhere/llvm-symbolizer", "/bin/false"])
  func `a symbolizer that is missing or fails finds no lines`(symbolizer: String?) {
    let lines = SourceLines(images: SwiftProgram.images, symbolizer: symbolizer)

    #expect(lines.places(of: [address]) == [:])
  }
}
