import PatternKit
import Testing

@testable import Tracing

@Suite("XRay: StepSource")
struct StepSourceTests {
  private let load = call("load()", of: "NewsModel", inModule: "Model", lines: [41, 42])

  @Test func `the lines of a long function surround the last reached line`() throws {
    let source = StepSources(.current()).source(of: load, atMost: 3)

    #expect(source?.lines.map(\.number) == [41, 42, 43])
  }

  @Test func `the lines around a short function fill the rest`() throws {
    let sources = StepSources(.current())
    let function = try #require(sources.source(of: load)).lines.map(\.number)

    let filled = try #require(sources.source(of: load, atMost: 30)).lines.map(\.number)

    #expect(function.count < 30)
    #expect(filled.count == 30)
    #expect(Set(function).isSubset(of: filled))
  }
}
