import Foundation
import Inputs
import Model
import Testing

@testable import Reports

@Suite("Replay: CachedServices")
struct CachedServicesTests {
  @Test func `each picture of a page is loaded once`() async throws {
    final class CountingSource: ImageSource {
      private(set) var addresses: [String] = []

      func data(at address: String) async throws(LoadError) -> Data {
        addresses.append(address)
        return Data()
      }
    }
    let images = CountingSource()
    let services = CachedServices(
      Services(news: BundledNewsSource(), images: images, digits: RandomDigits(seed: 7)))

    for address in ["a", "b", "a"] { _ = try await services.data(at: address) }

    #expect(images.addresses == ["a", "b"])
  }
}
