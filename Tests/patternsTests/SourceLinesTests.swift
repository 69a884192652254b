import Catalog
import Contract
import Model
import PatternDefinition
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
      // The runtime takes about 10 ms per address.
      let named = Symbols.frames(at: Array(own.prefix(50)), options: .default)
        .compactMapValues(\.last)

      let places = SourceLines(images: Symbols.images).places(of: Array(named.keys))

      #expect(named.count == 50)
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

    @Test(arguments: [nil, "/nowhere/llvm-symbolizer", "/bin/false", "/bin/cat"])
    func `a symbolizer that is missing or fails finds no lines`(symbolizer: String?) {
      let lines = SourceLines(images: ImageMap.capture(), symbolizer: symbolizer)

      #expect(lines.places(of: [1, 2, 3]) == [:])
    }
  }
#endif
