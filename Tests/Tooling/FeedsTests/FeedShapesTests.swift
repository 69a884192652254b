import Model
import Testing

@Suite("Feeds: formats")
struct FeedShapesTests {
  @Test(arguments: Sample.shapes)
  func `all feed formats provide the same items`(feed: String) throws {
    let items = try items(of: feed)

    #expect(items == Sample.items)
  }

  @Test func `a feed can begin with a byte order mark`() throws {
    #expect(try titles(of: "\u{FEFF}" + Sample.array) == ["One", "Two"])
  }

  @Test(arguments: [
    "[]", #"{"T1": []}"#, #"{"version": "https://jsonfeed.org/version/1", "items": []}"#,
  ])
  func `an empty feed is valid`(feed: String) throws {
    #expect(try items(of: feed).isEmpty)
  }

  @Test func `a feed can contain other values among its articles`() throws {
    let feed = #"{"code": 200, "T1": [{"tname": "Sports"}], "T2": [{"title": "A"}, 7], "x": null}"#

    #expect(try titles(of: feed) == ["A"])
  }
}

@Suite("Feeds: object of pages")
struct FeedPagesTests {
  /// The names of an object have no order in JSON.
  @Test func `the pages of a feed are read in the order of their names`() throws {
    let feed =
      #"{"T2": [{"title": "b"}, {"title": "a"}], "T3": [{"title": "d"}], "T1": [{"title": "c"}]}"#

    #expect(try titles(of: feed) == ["c", "b", "a", "d"])
  }

  @Test func `an entry that is repeated on every page is returned once`() throws {
    let feed = """
      {"T1": [{"docid": "top", "title": "Top"}, {"docid": "1", "title": "One"}],
       "T2": [{"docid": "top", "title": "Top"}, {"docid": "2", "title": "Two"}]}
      """

    #expect(try titles(of: feed) == ["Top", "One", "Two"])
  }

  @Test func `entries with the same title and without an id are all kept`() throws {
    #expect(try titles(of: #"{"T1": [{"title": "Rain"}], "T2": [{"title": "Rain"}]}"#).count == 2)
  }
}

@Suite("Feeds: JSON Feed")
struct JSONFeedTests {
  @Test(arguments: ["1", "1.1"])
  func `a JSON Feed provides every field of an item`(version: String) throws {
    let items = try items(
      of: """
        {"version": "https://jsonfeed.org/version/\(version)", "title": "Planet",
         "authors": [{"name": "Ann", "title": "Editor"}], "hubs": [{"type": "x", "url": "y"}],
         "items": [
           {"id": "https://example.org/1", "title": "Hello", "summary": "In short",
            "content_text": "At length", "image": "https://example.org/1.png",
            "date_published": "2016-01-25T23:50:00-08:00"}]}
        """)

    let expected = NewsItem(
      id: "https://example.org/1", title: "Hello", digest: "In short", content: "At length",
      date: CalendarDate(year: 2016, month: 1, day: 25),
      imageAddress: "https://example.org/1.png")
    #expect(items == [expected])
  }
}
