import Foundation
import Model
import Testing
import ToolingSupport

@testable import Feeds

@Suite("Feeds: Download", .withoutProxy)
struct DownloadTests {
  private nonisolated static let partOfHeaders = "HTTP/1.1 200 OK\r\nContent-Type: te"

  @Test func `loads at the same time do not disturb each other`() async throws {
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
          return try await Download.body(of: url, timeout: 250)
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
}
