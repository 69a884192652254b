import Testing

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
    func `the symbolizer finds the same lines as the runtime, down to the line of a call`() throws {
      let box = Box()
      let line = lineOfCall(box)
      let backtrace = try #require(box.backtrace)
      let images = ImageMap.capture()
      let named = try #require(backtrace.symbolicated(with: images))
      var places: [UInt: SourceLines.Place] = [:]
      for frame in named.frames {
        guard case .returnAddress(let address) = frame.captured, let address = UInt(address),
          let location = frame.symbol?.sourceLocation,
          location.path.hasSuffix("SourceLinesTests.swift")
        else { continue }
        places[address] = SourceLines.Place(path: location.path, line: location.line)
      }

      let found = SourceLines(images: images).places(of: Array(places.keys))

      #expect(found == places)
      #expect(found.values.contains { $0.line == line })
    }

    private final class Box {
      var backtrace: Backtrace?
    }

    /// Captures the call stack, and returns the line of the call. The code after the call, where it
    /// returns to, belongs to another line.
    private func lineOfCall(_ box: Box) -> Int {
      capture(box)
      return #line - 1
    }

    private func capture(_ box: Box) {
      box.backtrace = try? Backtrace.capture()
    }

    @Test(arguments: [nil, "/nowhere/llvm-symbolizer", "/bin/false", "/bin/cat"])
    func `a symbolizer that is missing or fails finds no lines`(symbolizer: String?) {
      let lines = SourceLines(images: ImageMap.capture(), symbolizer: symbolizer)

      #expect(lines.places(of: [1, 2, 3]) == [:])
    }
  }
#endif
