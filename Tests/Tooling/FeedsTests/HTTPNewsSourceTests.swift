import Feeds
import Foundation
import Model
import TestSupport
import Testing

@Suite("Feeds: HTTPNewsSource")
struct HTTPNewsSourceTests {
  @Test(arguments: Sample.shapes)
  func `an HTTP source reads a feed of any format`(feed: String) async throws {
    try await withServer { connection in
      connection.answer(body: feed)
    } _: { url in
      let items = try await HTTPNewsSource(url: url).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `an HTTP source reads a feed with chunked transfer encoding`() async throws {
    try await withServer { connection in
      connection.send("\(Connection.head())Transfer-Encoding: chunked\r\n\r\n")
      for character in Sample.array {
        connection.send("1\r\n\(character)\r\n")
      }
      connection.send("0\r\n\r\n")
    } _: { url in
      let items = try await HTTPNewsSource(url: url).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `an HTTP source reads a feed that ends with the connection`() async throws {
    try await withServer { connection in
      connection.send("\(Connection.head())\r\n\(Sample.array)")
    } _: { url in
      let items = try await HTTPNewsSource(url: url).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `an HTTP source reads a feed of 16 MiB`() async throws {
    let padding = String(repeating: " ", count: 16 * 1024 * 1024 - Sample.array.utf8.count)

    try await withServer { connection in
      connection.answer(body: Sample.array + padding)
    } _: { url in
      let items = try await HTTPNewsSource(url: url).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `an HTTP source requests the path of its address`() async throws {
    try await withServer { connection in
      connection.answer(body: #"[{"title": "\#(connection.path)"}]"#)
    } _: { url in
      let items = try await HTTPNewsSource(url: url.appending(path: "today")).items()

      #expect(items.map(\.title) == ["/feed.json/today"])
    }
  }

  @Test func `an HTTP source accepts a scheme in capital letters`() async throws {
    try await withServer { connection in
      connection.answer(body: Sample.array)
    } _: { url in
      let capitals = url.absoluteString.replacing("http:", with: "HTTP:")

      let items = try await HTTPNewsSource(url: try #require(URL(string: capitals))).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `an HTTP source reports a response that is not a feed`() async throws {
    try await withServer { connection in
      connection.answer(body: "<html>Hello</html>")
    } _: { url in
      await #expect(throws: LoadError.notAFeed(reason: "found HTML or XML instead of JSON")) {
        try await HTTPNewsSource(url: url).items()
      }
    }
  }

  @Test(arguments: ["file:///etc/hosts", "ftp://127.0.0.1/feed.json", "feed.json"])
  func `an HTTP source rejects other schemes`(address: String) async throws {
    let url = try #require(URL(string: address))

    let reason = "only http and https addresses can be loaded"
    await #expect(throws: LoadError.badAddress(address, reason: reason)) {
      try await HTTPNewsSource(url: url).items()
    }
  }
}

@Suite("Feeds: HTTPNewsSource redirects")
struct RedirectionTests {
  @Test(arguments: ["301 Moved", "302 Found", "303 See", "307 Temporary", "308 Permanent"])
  func `an HTTP load follows a redirect`(status: String) async throws {
    try await withServer { connection in
      if connection.path == "/there" {
        connection.answer(body: Sample.array)
      } else {
        connection.answer(status, "Location: /there", body: "Go there")
      }
    } _: { url in
      let items = try await HTTPNewsSource(url: url).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `an HTTP load follows a redirect to another server`() async throws {
    try await withServer { connection in
      connection.answer(body: Sample.array)
    } _: { target in
      try await withServer { connection in
        connection.answer("302 Found", "Location: \(target)", body: "")
      } _: { url in
        let items = try await HTTPNewsSource(url: url).items()

        #expect(items == Sample.items)
      }
    }
  }

  @Test func `an HTTP load resolves a relative redirect against its address`() async throws {
    try await withServer { connection in
      if connection.path == "/news/two.json" {
        connection.answer(body: Sample.array)
      } else {
        connection.answer("302 Found", "Location: two.json", body: "")
      }
    } _: { url in
      let url = url.deletingLastPathComponent().appending(path: "news/one.json")

      let items = try await HTTPNewsSource(url: url).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `an HTTP load follows 20 redirects`() async throws {
    try await withServer { connection in
      connection.redirect(times: 20)
    } _: { url in
      let url = url.deletingLastPathComponent().appending(path: "0")

      let items = try await HTTPNewsSource(url: url, timeout: 120).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `an HTTP load does not follow the 21st redirect`() async throws {
    try await withServer { connection in
      connection.redirect(times: 21)
    } _: { url in
      let url = url.deletingLastPathComponent().appending(path: "0")
      let expected = LoadError.unreachable(
        host: "127.0.0.1", port: url.port, reason: "more than 20 redirections")

      await #expect(throws: expected) { try await HTTPNewsSource(url: url, timeout: 120).items() }
    }
  }

  @Test func `an HTTP load does not follow a redirect to a local file`() async throws {
    try await withServer { connection in
      connection.answer("302 Found", "Location: file:///etc/hosts", body: "")
    } _: { url in
      let expected = LoadError.badAddress(
        "file:///etc/hosts", reason: "only http and https addresses can be loaded")
      await #expect(throws: expected) {
        try await HTTPNewsSource(url: url).items()
      }
    }
  }

  @Test func `an HTTP load reports the unreachable server of a redirect`() async throws {
    try await withoutServer { nowhere in
      let target = nowhere.absoluteString.replacing("127.0.0.1", with: "localhost")
      try await withServer { connection in
        connection.answer("302 Found", "Location: \(target)", body: "")
      } _: { url in
        let expected = LoadError.unreachable(
          host: "localhost", port: nowhere.port, reason: "the host does not accept the connection")
        await #expect(throws: expected) { try await HTTPNewsSource(url: url).items() }
      }
    }
  }

  @Test func `an HTTP load reports the status of a redirect without a location`() async throws {
    try await withServer { connection in
      connection.answer("302 Found", body: "")
    } _: { url in
      await #expect(throws: LoadError.status(302)) { try await HTTPNewsSource(url: url).items() }
    }
  }
}

extension Connection {
  /// Redirects from `/0` to `/1` and so on, then responds with a feed.
  fileprivate nonisolated func redirect(times: Int) {
    let number = Int(path.dropFirst()) ?? 0
    if number < times {
      answer("302 Found", "Location: /\(number + 1)", body: "")
    } else {
      answer(body: Sample.array)
    }
  }
}

@Suite("Feeds: HTTPNewsSource interim responses")
struct InterimResponseTests {
  private nonisolated static let interim = [
    "HTTP/1.1 100 Continue\r\n\r\n",
    "HTTP/1.1 103 Early Hints\r\nLink: </a.css>; rel=preload\r\n\r\n",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n",
  ]

  @Test(arguments: interim)
  func `an HTTP load ignores an interim response before a feed`(interim: String) async throws {
    try await withServer { connection in
      connection.send(interim)
      connection.answer(body: Sample.array)
    } _: { url in
      let items = try await HTTPNewsSource(url: url).items()

      #expect(items == Sample.items)
    }
  }

  @Test(arguments: interim)
  func `an HTTP load ignores an interim response before a failure`(interim: String) async throws {
    try await withServer { connection in
      connection.send(interim)
      connection.answer("404 Not Found", body: "")
    } _: { url in
      await #expect(throws: LoadError.status(404)) { try await HTTPNewsSource(url: url).items() }
    }
  }

  @Test func `an HTTP load ignores an interim response before a redirect`() async throws {
    try await withServer { connection in
      connection.send("HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n")
      connection.redirect(times: 1)
    } _: { url in
      let items = try await HTTPNewsSource(url: url).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `an interim response without a final response is an incomplete response`() async throws
  {
    try await withServer { connection in
      connection.send("HTTP/1.1 100 Continue\r\n\r\n")
    } _: { url in
      await #expect(throws: LoadError.incompleteResponse) {
        try await HTTPNewsSource(url: url).items()
      }
    }
  }
}
