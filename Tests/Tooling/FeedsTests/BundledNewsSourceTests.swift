import Feeds
import Foundation
import Model
import PatternKit
import Testing

@Suite("Feeds: BundledNewsSource")
struct BundledNewsSourceTests {
  @Test func `for an English reader, the articles in Chinese come last`() async throws {
    let items = try await BundledNewsSource().items()

    #expect(items.first?.title == "A note names models, views and controllers")
    let chinese = items.drop { !$0.title.contains(/\p{Han}/) }
    #expect(chinese.prefix(2).map(\.title) == ["新闻一", "新闻二"])
    #expect(chinese.allSatisfy { $0.title.contains(/\p{Han}/) })
  }

  @Test func `for a Chinese reader, the bundled feed begins with the two articles of the demo`()
    async throws
  {
    let items = try await BundledNewsSource(for: .chinese).items()

    try #require(items.count > 2)
    #expect(items[0].title == "新闻一")
    #expect(items[0].digest == "blablabla")
    #expect(items[0].date == CalendarDate(year: 2016, month: 1, day: 25))
    #expect(items[1].title == "新闻二")
    #expect(items[1].digest == "ahahaha")
    #expect(items[1].date == CalendarDate(year: 2016, month: 1, day: 27))
  }

  @Test func `the bundled feed has every kind of item`() async throws {
    let items = try await BundledNewsSource().items()

    for count in [nil, 0, 1, 9999, 10_000, 23_456] {
      #expect(items.contains { $0.replyCount == count })
    }
    #expect(items.contains { $0.digest.isEmpty })
    #expect(
      items.filter { $0.date == nil }.map(\.title) == ["Model-View-Presenter, for C++ and Java"])
    #expect(items.contains { $0.imageAddress == nil })
  }

  @Test func `the bundled feed has images that need no network, and one that is invalid`()
    async throws
  {
    let addresses = try await BundledNewsSource().items().compactMap(\.imageAddress)
    var pictures: [Data] = []
    for address in addresses { pictures.append(try await URLImageSource().data(at: address)) }

    #expect(addresses.allSatisfy { $0.hasPrefix("data:") })
    #expect(pictures.contains { $0.starts(with: [0x89] + Array("PNG\r\n".utf8)) })
    #expect(pictures.contains(Data("not a picture".utf8)))
  }

  @Test func `the bundled feed gives every item a unique id`() async throws {
    let ids = try await BundledNewsSource().items().compactMap(\.id)

    let numbers: [String] = (1...13).map { "\($0)" }
    #expect(Set(ids) == Set(numbers) && ids.count == numbers.count)
  }
}
