import Feeds
import Foundation
import Model
import TestSupport
import Testing

@testable import Feeds

@Suite("Feeds: ChildProcessLoader")
struct ChildProcessLoaderTests {
  private nonisolated static let program = builtProgram("patterns")
  private nonisolated static let partOfHeaders = "HTTP/1.1 200 OK\r\nContent-Type: te"

  @Test func `the child process loads the response of the server`() async throws {
    let loader = try #require(ChildProcessLoader(program: Self.program))
    try await withServer { connection in
      connection.answer(body: "body of \(connection.path)")
    } _: { url in
      let body = try await loader.body(of: url, timeout: 60)

      #expect(String(decoding: body, as: UTF8.self) == "body of /feed.json")
    }
  }

  @Test func `the child process loads 16 MiB`() async throws {
    let loader = try #require(ChildProcessLoader(program: Self.program))
    let text = String(repeating: "x", count: 16 * 1024 * 1024)
    try await withServer { connection in
      connection.answer(body: text)
    } _: { url in
      let body = try await loader.body(of: url, timeout: 60)

      #expect(body == Data(text.utf8))
    }
  }

  @Test func `the loader throws the error of the load in the child process`() async throws {
    let loader = try #require(ChildProcessLoader(program: Self.program))
    try await withServer { connection in
      connection.answer("404 Not Found", body: "")
    } _: { url in
      await #expect(throws: LoadError.status(404)) { try await loader.body(of: url, timeout: 60) }
    }
  }

  @Test func `the loader keeps working if a server closes the connection in its headers`()
    async throws
  {
    let loader = try #require(ChildProcessLoader(program: Self.program))
    try await withServer { connection in
      if connection.path == "/fatal" {
        connection.send(Self.partOfHeaders)
      } else {
        connection.answer(body: "well")
      }
    } _: { url in
      let fatalURL = url.deletingLastPathComponent().appending(path: "fatal")

      for _ in 1...2 {
        await #expect(throws: LoadError.incompleteResponse) {
          try await loader.body(of: fatalURL, timeout: 60)
        }
        let body = try await loader.body(of: url, timeout: 60)
        #expect(String(decoding: body, as: UTF8.self) == "well")
      }
    }
  }

  @Test func `the loader completes the other loads if one of them ends the child process`()
    async throws
  {
    let loader = try #require(ChildProcessLoader(program: Self.program))
    try await withServer { connection in
      if connection.path.hasSuffix("3") {
        connection.send(Self.partOfHeaders)
      } else {
        connection.answer(body: connection.path)
      }
    } _: { url in
      let loads = (0..<20).map { number in
        Task {
          let url = url.deletingLastPathComponent().appending(path: "\(number)")
          return try await loader.body(of: url, timeout: 60)
        }
      }

      for (number, load) in loads.enumerated() {
        if number % 10 == 3 {
          await #expect(throws: LoadError.incompleteResponse) { try await load.value }
        } else {
          let body = try await load.value
          #expect(body == Data("/\(number)".utf8))
        }
      }
    }
  }

  @Test(.timeLimit(.minutes(5)))
  func `cancelling a load in the child process closes the connection`() async throws {
    let loader = try #require(ChildProcessLoader(program: Self.program))
    let (events, log) = AsyncStream<String>.makeStream()
    try await withServer { connection in
      log.yield("asked")
      log.yield(connection.waitForEnd() ? "ended" : "still there")
    } _: { url in
      var event = events.makeAsyncIterator()
      let load = Task { try await loader.body(of: url, timeout: 250) }
      #expect(await event.next() == "asked")

      load.cancel()

      await #expect(throws: LoadError.cancelled) { try await load.value }
      #expect(await event.next() == "ended")
    }
  }

  @Test func `the loader reports a program that cannot be started`() async throws {
    let loader = try #require(ChildProcessLoader(program: URL(filePath: "/no/such/program")))
    let url = try #require(URL(string: "http://127.0.0.1:1/"))

    let error = await #expect(throws: LoadError.self) {
      try await loader.body(of: url, timeout: 60)
    }

    let start = "No answer from 127.0.0.1, port 1: cannot start the loading process"
    #expect(try #require(error).description.hasPrefix(start))
  }
}

@Suite("The program: loading")
@MainActor
struct ProgramLoadingTests {
  @Test func `the program reports a server that closes the connection in its headers`() async throws
  {
    try await withServer { connection in
      connection.send("HTTP/1.1 200 OK\r\n")
    } _: { url in
      let end = try await run("patterns", ["mvc", "--feed", "\(url)", "--events", "wait"])

      #expect(end.status == 69)
      #expect(
        end.errors
          == "patterns: The server closed the connection before its answer was complete\n")
    }
  }

  @Test func `the program shows the other images if one server closes the connection`() async throws
  {
    try await withServer { connection in
      if connection.path == "/fatal" {
        connection.send("HTTP/1.1 200 OK\r\n")
      } else {
        connection.answer(body: "GIF89a\u{1}\0\u{1}\0")
      }
    } _: { url in
      let (good, fatal) = (
        url.absoluteString, url.deletingLastPathComponent().absoluteString + "fatal"
      )
      let feed = try TemporaryFile(
        """
        [{"title": "One", "imgsrc": "\(good)"}, {"title": "Two", "imgsrc": "\(fatal)"},
         {"title": "Three", "imgsrc": "\(good)"}]
        """)

      let end = try await run("patterns", ["mvc", "--feed", feed.path, "--events", "wait"])

      #expect(end.status == 0)
      #expect(end.errors == "")
      let pictures = end.output.matches(of: /\[[^\]]*\]/).map { String($0.output) }
      #expect(pictures == ["[GIF 1×1]", "[✗]", "[GIF 1×1]"])
    }
  }

  @Test(.timeLimit(.minutes(5)), arguments: [SIGKILL, SIGTERM, SIGINT])
  func `no child process remains when a signal ends the program`(signal: Int32) async throws {
    let (events, log) = AsyncStream<String>.makeStream()
    try await withServer { connection in
      log.yield("asked")
      log.yield(connection.waitForEnd(seconds: 250) ? "ended" : "still there")
    } _: { url in
      var event = events.makeAsyncIterator()
      let process = Process()
      process.executableURL = builtProgram("patterns")
      process.arguments = ["mvc", "--feed", "\(url)", "--events", "wait"]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      #expect(await event.next() == "asked")

      kill(process.processIdentifier, signal)

      // Only the child process has a connection to the server.
      #expect(await event.next() == "ended")
    }
  }
}
