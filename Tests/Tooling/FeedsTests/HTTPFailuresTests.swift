import Foundation
import Model
import Testing
import ToolingSupport

@testable import Feeds
@testable import Processes

@Suite("Feeds: HTTPNewsSource failures", .withoutProxy)
struct HTTPFailuresTests {
  @Test(arguments: [
    ("\(Connection.head("404 Not Found"))Content-Length: 0\r\n\r\n", LoadError.status(404)),
    ("\(Connection.head("503 No"))\r\n\(Sample.array)", .status(503)),
    ("HTTP/1.1 100 Continue\r\n\r\n\(Connection.head("404 Not Found"))\r\n", .status(404)),
    // The body is too short.
    ("\(Connection.head("404 Not Found"))Content-Length: 9\r\n\r\nNot", .status(404)),
    // A redirect without a location.
    ("\(Connection.head("302 Found"))\r\n", .status(302)),
    ("garbage\r\n\r\n", .unreadableResponse(reason: "it is not HTTP")),
    (
      "\(Connection.head())\r\n<html>Hello</html>",
      .notAFeed(reason: "found HTML or XML instead of JSON")
    ),
    ("", .incompleteResponse),
    ("HTTP/1.1 200 OK\r\n", .incompleteResponse),
    ("HTTP/1.1 200 OK\r\nContent-Type: te", .incompleteResponse),
    ("HTTP/1.1 100 Continue\r\n\r\n", .incompleteResponse),
  ])
  func `an HTTP load reports an unusable response`(response: String, error: LoadError) async throws
  {
    try await expect(error) { $0.send(response) }
  }

  @Test func `an HTTP load reports a failure status even if the body does not end`() async throws {
    try await expect(.status(404)) { connection in
      connection.send("\(Connection.head("404 Not Found"))\r\nNot ")
      connection.waitForEnd()
    }
  }

  private static let unknownHost = "there is no host with this name"
  private static let otherScheme = "only http and https addresses can be loaded"

  @Test(arguments: [
    (
      "http://nonexistent.invalid/",
      LoadError.unreachable(host: "nonexistent.invalid", port: 80, reason: unknownHost)
    ),
    (
      "https://nonexistent.invalid/",
      .unreachable(host: "nonexistent.invalid", port: 443, reason: unknownHost)
    ),
    ("http:/feed.json", .badAddress("http:/feed.json", reason: "the address has no host")),
    ("file:///etc/hosts", .badAddress("file:///etc/hosts", reason: otherScheme)),
    ("feed.json", .badAddress("feed.json", reason: otherScheme)),
    ("ftp://me:secret@h/", .badAddress("ftp://…@h/", reason: otherScheme)),
    (
      "http://me:secret@127.0.0.1:65536/",
      .badAddress("http://…@127.0.0.1:65536/", reason: "its host or port cannot be used")
    ),
    ("http://me:secret@/", .badAddress("http://…@/", reason: "the address has no host")),
  ])
  func `an HTTP load reports an unusable address, with the usual port of its scheme`(
    address: String, error: LoadError
  ) async throws {
    let url = try #require(URL(string: address))

    await #expect(throws: error) { try await HTTPNewsSource(url).items() }
  }

  @Test(arguments: [
    "Content-Length: 200\r\n\r\n[]", "Transfer-Encoding: chunked\r\n\r\n2\r\n[]\r\n",
    "Transfer-Encoding: chunked\r\n\r\nsize\r\n[]\r\n0\r\n\r\n",
    "Content-Encoding: gzip\r\nContent-Length: 2\r\n\r\n[]",
  ])
  func `an HTTP load reports an answer that breaks off or cannot be decoded`(rest: String)
    async throws
  {
    try await withServer { connection in
      connection.send(Connection.head() + rest)
    } _: { url in
      let error = await #expect(throws: LoadError.self) {
        try await HTTPNewsSource(url).items()
      }

      // The code of the error, and the words of the library, differ between systems.
      switch try #require(error) {
      case .incompleteResponse, .unreadableResponse: break
      case let other: Issue.record("\(other)")
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `an HTTP load rejects an endless body as soon as it is too large`() async throws {
    let mebibyte = String(repeating: " ", count: 1024 * 1024)

    try await expect(.tooLarge(limitInMiB: 16), timeout: 300) { connection in
      connection.send("\(Connection.head())\r\n")
      while connection.send(mebibyte) {}
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `an HTTP load ends with a timeout if the server sends data endlessly`() async throws {
    try await expect(.timedOut(seconds: 1), timeout: 1) { connection in
      connection.send("\(Connection.head())\r\n")
      repeat {
        connection.send("[")
      } while !connection.waitForEnd(seconds: 0.05)
    }
  }
}

@Suite("Feeds: the proxy of the environment")
@MainActor
struct ProxyTests {
  @Test func `a proxy that does not answer is named`() async throws {
    try await withoutServer { nowhere in
      let port = nowhere.port ?? 0

      let errors = try await errors(proxy: "http://me:secret@127.0.0.1:\(port)")

      let message = "the proxy does not accept the connection"
      #expect(errors == "patterns: No answer from 127.0.0.1, port \(port): \(message)\n")
    }
  }

  @Test func `a proxy with an unknown name is named`() async throws {
    #expect(
      try await errors(proxy: "http://me:secret@nonexistent.invalid:8080")
        == "patterns: No answer from nonexistent.invalid: there is no proxy with this name\n")
  }

  /// Returns what the program prints on standard error if it loads a feed through a proxy.
  private func errors(proxy: String) async throws -> String {
    let arguments = ["mvc", "--feed", "http://example.org/", "--events", "wait"]
    return try await run("patterns", arguments, environment: ["http_proxy": proxy]).errors
  }
}

@Suite("Feeds: HTTPNewsSource cancellation", .withoutProxy)
struct HTTPCancellationTests {
  @Test(.timeLimit(.minutes(5)))
  func `cancelling an HTTP load closes the connection`() async throws {
    let (events, log) = AsyncStream<String>.makeStream()
    try await withServer { connection in
      connection.send("\(Connection.head())\r\n[")
      log.yield("asked")
      log.yield(connection.waitForEnd() ? "ended" : "still there")
    } _: { url in
      var event = events.makeAsyncIterator()
      let load = Task { try await HTTPNewsSource(url, timeout: 60).items() }
      #expect(await event.next() == "asked")

      load.cancel()

      await #expect(throws: LoadError.cancelled) { try await load.value }
      #expect(await event.next() == "ended")
    }
  }

  @Test func `an HTTP load that is cancelled before its start sends no request`() async throws {
    try await withoutServer { url in
      let load = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await HTTPNewsSource(url).items()
      }

      await #expect(throws: LoadError.cancelled) { try await load.value }
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: ["/redirection", "/feed.json"])
  func `an HTTP load can be cancelled while the response arrives`(path: String) async throws {
    let (answers, log) = AsyncStream<Void>.makeStream()
    try await withServer { connection in
      if connection.path == "/redirection" {
        connection.answer("302 Found", "Location: /", body: "")
      } else {
        connection.answer(body: Sample.array)
      }
      if connection.path == path { log.yield() }
    } _: { url in
      let url = url.deletingLastPathComponent().appending(path: path)
      var answer = answers.makeAsyncIterator()
      for _ in 1...50 {
        let load = Task { try await HTTPNewsSource(url).items() }
        await answer.next()

        load.cancel()

        switch await load.result {
        case .success(let items): #expect(items == Sample.items)
        case .failure(let error): #expect(error as? LoadError == .cancelled)
        }
      }
    }
  }
}
