import PatternKit
import Testing

@testable import Stories

@Suite("XRay: StepSource")
struct StepSourceTests {
  private let load = call("load()", of: "NewsModel", inModule: "Model", lines: [41, 42])

  @Test func `the lines of a long function surround the last reached line`() throws {
    let source = StepSources(.current()).source(of: load, atMost: 3)

    #expect(source?.lines.map(\.number) == [41, 42, 43])
  }

  @Test func `a function whose lines are not known has no reached line, but a stored property has`()
  {
    func reached(_ call: Call) -> [Int]? {
      StepSources(.current()).source(of: call)?.lines.filter(\.isReached).map(\.number)
    }

    #expect(reached(call("load()", of: "NewsModel", inModule: "Model", lines: [])) == [])
    let items = call("items", of: "NewsModel", accessor: .get, inModule: "Model", lines: [])
    #expect(reached(items)?.count == 1)
  }

  @Test func `a function that the sources do not contain has no source`() {
    let unknown = call("unknown()", of: "NewsModel", inModule: "Model", lines: [])

    #expect(StepSources(.current()).source(of: unknown) == nil)
  }

  @Test func `a source names its file`() {
    #expect(StepSources(.current()).source(of: load)?.file == "NewsModel.swift")
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
