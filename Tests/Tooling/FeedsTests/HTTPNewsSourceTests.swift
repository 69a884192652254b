import Foundation
import Model
import Testing
import ToolingSupport

@testable import Feeds

@Suite("Feeds: HTTPNewsSource", .withoutProxy)
struct HTTPNewsSourceTests {
  private nonisolated static let simple = "\(Connection.head())\r\n\(Sample.array)"

  @Test(arguments: [
    simple,
    Sample.array.reduce("\(Connection.head())Transfer-Encoding: chunked\r\n\r\n") {
      $0 + "1\r\n\($1)\r\n"
    } + "0\r\n\r\n",
    "\(Connection.head())Transfer-Encoding: chunked\r\nTrailer: A\r\n\r\n"
      + "\(String(Sample.array.utf8.count, radix: 16))\r\n\(Sample.array)\r\n0\r\nA: 1\r\n\r\n",
    "HTTP/1.1 200\r\n\r\n\(Sample.array)",
    "HTTP/1.1 200 OK\r\nServer:nginx\r\n\r\n\(Sample.array)",
    "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n\(simple)",
  ])
  func `an HTTP source reads a feed from any valid response`(response: String) async throws {
    try await withServer { connection in
      connection.send(response)
    } _: { url in
      let items = try await HTTPNewsSource(url).items()

      #expect(items == Sample.items)
    }
  }

  @Test(arguments: ["UTF-8", "aws-chunked", "binary", "identity"])
  func `an HTTP source reads a body whose encoding is none, as browsers do`(encoding: String)
    async throws
  {
    try await withServer { connection in
      connection.answer("200 OK", "Content-Encoding: \(encoding)", body: Sample.array)
    } _: { url in
      let items = try await HTTPNewsSource(url).items()

      #expect(items == Sample.items)
    }
  }

  @Test func `an HTTP source requests the path of its address, also with a scheme in capitals`()
    async throws
  {
    try await withServer { connection in
      connection.answer(body: #"[{"title": "\#(connection.path)"}]"#)
    } _: { url in
      let capitals = url.absoluteString.replacing("http:", with: "HTTP:") + "/today"

      let items = try await HTTPNewsSource(try #require(URL(string: capitals))).items()

      #expect(items.map(\.title) == ["/feed.json/today"])
    }
  }
}

@Suite("Feeds: HTTPNewsSource redirects", .withoutProxy)
struct RedirectionTests {
  @Test(arguments: [
    ("301 Moved", "/news/there"), ("302 Found", "there"), ("303 See", "/news/there"),
    ("307 Temporary", "there"), ("308 Permanent", "/news/there"),
  ])
  func `an HTTP load follows a redirect to an absolute or relative path`(
    status: String, location: String
  ) async throws {
    try await withServer { connection in
      if connection.path == "/news/there" {
        connection.answer(body: Sample.array)
      } else {
        connection.send("HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n")
        connection.answer(status, "Location: \(location)", body: "Go there")
      }
    } _: { url in
      let url = url.deletingLastPathComponent().appending(path: "news/here")

      let items = try await HTTPNewsSource(url).items()

      #expect(items == Sample.items)
    }
  }

  @Test(arguments: [20, 21])
  func `an HTTP load follows 20 redirects and not the 21st`(count: Int) async throws {
    try await withServer { connection in
      let number = Int(connection.path.dropFirst()) ?? 0
      if number < count {
        connection.answer("302 Found", "Location: /\(number + 1)", body: "")
      } else {
        connection.answer(body: Sample.array)
      }
    } _: { url in
      let source = await HTTPNewsSource(
        url.deletingLastPathComponent().appending(path: "0"), timeout: 120)
      if count == 20 {
        let items = try await source.items()
        #expect(items == Sample.items)
      } else {
        let expected = LoadError.unreachable(
          host: "127.0.0.1", port: url.port, reason: "more than 20 redirections")
        await #expect(throws: expected) { try await source.items() }
      }
    }
  }

  @Test func `an HTTP load does not follow a redirect to a local file`() async throws {
    let reason = "only http and https addresses can be loaded"
    try await expect(.badAddress("file:///etc/hosts", reason: reason)) { connection in
      connection.answer("302 Found", "Location: file:///etc/hosts", body: "")
    }
  }

  @Test func `an HTTP load reports the unreachable server of a redirect`() async throws {
    try await withoutServer { nowhere in
      let target = nowhere.absoluteString.replacing("127.0.0.1", with: "localhost")
      let expected = LoadError.unreachable(
        host: "localhost", port: nowhere.port, reason: "the host does not accept the connection")
      try await expect(expected) { connection in
        connection.answer("302 Found", "Location: \(target)", body: "")
      }
    }
  }
}
