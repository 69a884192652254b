import Model
import TestSupport
import Testing

@testable import Feeds

@MainActor
@Suite("Feeds: DelayedNewsSource")
struct DelayedNewsSourceTests {
  private let source = StubNewsSource(NewsItem(title: "One"))

  @Test func `a delayed feed waits before each load, then loads`() async throws {
    var delays: [Duration] = []
    var loadsBefore: [Int] = []
    let delayed = DelayedNewsSource(source: source, delay: .seconds(3)) { delay in
      delays.append(delay)
      loadsBefore.append(source.count)
    }

    for _ in 0..<2 { #expect(try await delayed.items().map(\.title) == ["One"]) }

    #expect(delays == [.seconds(3), .seconds(3)])
    #expect(loadsBefore == [0, 1])
  }

  @Test func `a load that is cancelled while it waits ends immediately, and loads nothing`() async {
    let delayed = DelayedNewsSource(source: source, delay: .seconds(1_000_000))
    let load = Task { try await delayed.items() }

    load.cancel()
    await #expect(throws: LoadError.cancelled) { try await load.value }

    #expect(source.count == 0)
  }
}
