import Foundation
import Model
import Recordings

/// Services that load each answer once, and then return it from memory.
///
/// So all runs of a page show the same articles and pictures, even if the server changes them.
final class CachedServices: NewsSource, ImageSource {
  private typealias Load<Answer> = Task<Result<Answer, LoadError>, Never>

  private let services: Services
  private var feed: Load<[NewsItem]>?
  private var pictures: [String: Load<Data>] = [:]

  init(_ services: Services) {
    self.services = services
  }

  func items() async throws(LoadError) -> [NewsItem] {
    let load =
      feed
      ?? Task { await outcome { () throws(LoadError) in try await services.news.items() } }
    feed = load
    return try await load.value.get()
  }

  func data(at address: String) async throws(LoadError) -> Data {
    let load =
      pictures[address]
      ?? Task {
        await outcome { () throws(LoadError) in try await services.images.data(at: address) }
      }
    pictures[address] = load
    return try await load.value.get()
  }
}
