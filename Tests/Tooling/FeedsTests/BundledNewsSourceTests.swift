import Feeds
import Foundation
import Model
import Testing

@Suite("Feeds: BundledNewsSource")
struct BundledNewsSourceTests {
  private func item(_ isWanted: (NewsItem) -> Bool) async throws -> NewsItem {
    try #require(try await BundledNewsSource().items().first(where: isWanted))
  }

  @Test func `the bundled feed begins with the two articles of the demo`() async throws {
    let items = try await BundledNewsSource().items()

    try #require(items.count > 2)
    #expect(items[0].title == "新闻一")
    #expect(items[0].digest == "blablabla")
    #expect(items[0].date == CalendarDate(year: 2016, month: 1, day: 25))
    #expect(items[1].title == "新闻二")
    #expect(items[1].digest == "ahahaha")
    #expect(items[1].date == CalendarDate(year: 2016, month: 1, day: 27))
  }

  @Test func `the bundled feed has an item for each format of a reply count`() async throws {
    let counts = try await BundledNewsSource().items().map(\.replyCount)

    for count in [nil, 0, 1, 9999, 10_000, 23_456] {
      #expect(counts.contains(count))
    }
  }

  @Test func `the bundled feed has an item without a digest`() async throws {
    #expect(try await item { $0.title == "Swift is announced" }.digest.isEmpty)
  }

  @Test func `the bundled feed has an item without a date`() async throws {
    #expect(try await item { $0.date == nil }.title == "Model-View-Presenter, for C++ and Java")
  }

  @Test func `the bundled feed has an item without an image`() async throws {
    #expect(try await item { $0.imageAddress == nil }.title == "新闻二")
  }

  @Test func `the bundled feed has an image that needs no network`() async throws {
    let address = try #require(try await item { $0.title == "新闻一" }.imageAddress)

    let picture = try await URLImageSource().data(at: address)

    #expect(picture.starts(with: [0x89] + Array("PNG\r\n".utf8)))
  }

  @Test func `the bundled feed has an image address without a valid image`() async throws {
    let address = try #require(try await item { $0.title == "Swift is announced" }.imageAddress)

    let picture = try await URLImageSource().data(at: address)

    #expect(address.hasPrefix("data:image/png;base64,"))
    #expect(picture == Data("not a picture".utf8))
  }

  @Test func `no image of the bundled feed needs the network`() async throws {
    let addresses = try await BundledNewsSource().items().compactMap(\.imageAddress)

    #expect(addresses.allSatisfy { $0.hasPrefix("data:") })
  }

  @Test func `the bundled feed gives every item a unique id`() async throws {
    let ids = try await BundledNewsSource().items().compactMap(\.id)

    #expect(ids == (1...13).map(String.init))
  }
}
