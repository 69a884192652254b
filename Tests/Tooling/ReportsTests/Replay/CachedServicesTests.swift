import Foundation
import Model
import Testing

@testable import Reports

@Suite("Replay: CachedServices")
struct CachedServicesTests {
  @Test func `the feed and each picture of a page are loaded once`() async throws {
    final class CountingSource: NewsSource, ImageSource {
      private(set) var loads: [String] = []

      func items() async throws(LoadError) -> [NewsItem] {
        loads.append("feed")
        return [NewsItem(title: "Load \(loads.count)")]
      }

      func data(at address: String) async throws(LoadError) -> Data {
        loads.append(address)
        return Data()
      }
    }
    let source = CountingSource()
    let services = CachedServices(
      Services(news: source, images: source, digits: RandomDigits(seed: 7)))

    for _ in 0..<2 { #expect(try await services.items().map(\.title) == ["Load 1"]) }
    for address in ["a", "b", "a"] { _ = try await services.data(at: address) }

    #expect(source.loads == ["feed", "a", "b"])
  }
}
