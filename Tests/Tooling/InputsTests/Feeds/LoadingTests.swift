import Foundation
import Model
import TestSupport
import Testing

@testable import Inputs

@Suite("Feeds: HTTPLoader")
struct HTTPLoaderTests {
  private let loader = HTTPLoader.ofProgram
  private nonisolated static let partOfHeaders = "HTTP/1.1 200 OK\r\nContent-Type: te"

  @Test func `each load has its own child process, so a crash ends only its load`() async throws {
    try await withServer { connection in
      switch connection.path {
      case "/3", "/7": connection.send(Self.partOfHeaders)
      case "/5": connection.answer("404 Not Found", body: "")
      default: connection.answer(body: connection.path)
      }
    } _: { url in
      let loads = (0..<12).map { number in
        Task {
          let url = url.deletingLastPathComponent().appending(path: "\(number)")
          return try await loader.body(of: url, timeout: 250)
        }
      }

      for (number, load) in loads.enumerated() {
        switch number {
        case 3, 7: await #expect(throws: LoadError.incompleteResponse) { try await load.value }
        case 5: await #expect(throws: LoadError.status(404)) { try await load.value }
        default:
          let body = try await load.value
          #expect(body == Data("/\(number)".utf8))
        }
      }
    }
  }

  @Test func `the child process loads 16 MiB`() async throws {
    let text = String(repeating: "x", count: 16 * 1024 * 1024)
    try await withServer { connection in
      connection.answer(body: text)
    } _: { url in
      let body = try await loader.body(of: url, timeout: 250)

      #expect(body == Data(text.utf8))
    }
  }

  @Test func `the child process has the environment variables of the program`() async throws {
    let folder = try TemporaryFolder()
    let script = folder.file(named: "script").path
    // Another process writes the script: no child can inherit the open file and keep it busy.
    let writing = #"printf '#!/bin/sh\nenv >"$0.txt"\n:\n' >"$0" && chmod +x "$0""#
    _ = try await run(program: URL(filePath: "/bin/sh"), ["-c", writing, script])
    let loader = HTTPLoader(program: URL(filePath: script))
    let url = try #require(URL(string: "http://127.0.0.1:1/"))

    _ = try? await loader.body(of: url, timeout: 60)

    let variables = try String(contentsOfFile: "\(script).txt", encoding: .utf8)
    let path = try #require(ProcessInfo.processInfo.environment["PATH"])
    #expect(variables.split(separator: "\n").contains("PATH=\(path)"))
  }

  // Without a program, the loader would start the one that runs the tests, which does not answer.
  @Test(arguments: [URL(filePath: "/no/such/program"), nil])
  func `the loader reports a program that cannot be started or does not answer`(
    program: URL?
  ) async throws {
    let loader = HTTPLoader(program: program)
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
