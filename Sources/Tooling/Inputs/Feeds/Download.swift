import CSupport
import Foundation
import Model
import Synchronization

/// One call of libcurl.
final class Download: Sendable {
  private let url: URL
  private let received = Mutex(Data())
  private let isCancelled = Atomic(false)

  init(of url: URL) {
    self.url = url
  }

  /// Ends the call, at most about a second later.
  func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Returns the body. Blocks until it is complete.
  func body() throws(LoadError) -> Data {
    let end = download(
      url.absoluteString, Limits.redirections,
      { bytes, count, download in
        guard let download else { return false }
        return Unmanaged<Download>.fromOpaque(download).takeUnretainedValue().receive(bytes, count)
      }, Unmanaged.passUnretained(self).toOpaque())
    let body = received.withLock { $0 }
    try Limits.check(body)
    if let error = Self.error(end) { throw error }
    return body
  }

  private func receive(_ bytes: UnsafeRawPointer?, _ count: Int) -> Bool {
    received.withLock { body in
      if let bytes { body += UnsafeRawBufferPointer(start: bytes, count: count) }
      return !isCancelled.load(ordering: .relaxed) && (try? Limits.check(body)) != nil
    }
  }

  private static func error(_ end: download_end) -> LoadError? {
    let (address, words) = (text(end.address), text(end.reason))
    let url: URL
    do { url = try HTTPLoader.checked(address) } catch { return error }
    let host = url.host() ?? ""
    let port = url.port ?? (url.scheme == "https" ? 443 : 80)
    func unreachable(_ reason: String) -> LoadError {
      .unreachable(host: host, port: port, reason: reason)
    }
    // The numbers are those of libcurl.
    switch end.code {
    case 0 where (200..<300).contains(end.status): return nil
    case 0 where end.status < 200, 18, 52, 55: return .incompleteResponse
    case 56 where words.contains("Recv failure"): return .incompleteResponse
    case 0, 22: return .status(end.status)
    case 1, 8: return .unreadableResponse(reason: "it is not HTTP")
    case 3:
      return .badAddress(address.hidingPassword, reason: "its host or port cannot be used")
    case 5:
      let proxy = words.split(separator: " ").last.map(String.init) ?? ""
      return .unreachable(host: proxy, port: nil, reason: "there is no proxy with this name")
    case 6: return unreachable("there is no host with this name")
    case 7:
      // A proxy is called instead of the host.
      guard let called = words.firstMatch(of: /connect to ([^ ]+) port ([0-9]+)/),
        let calledPort = Int(called.2), (String(called.1), calledPort) != (host, port)
      else { return unreachable("the host does not accept the connection") }
      return .unreachable(
        host: String(called.1), port: calledPort,
        reason: "the proxy does not accept the connection")
    case 23, 56, 61: return .unreadableResponse(reason: "it cannot be decoded. \(words)")
    case 47: return unreachable("more than \(Limits.redirections) redirections")
    case -1: return unreachable("libcurl is not installed")
    default: return unreachable("the connection failed. \(words)")
    }
  }

  /// Returns the text in an array of C, which Swift imports as a tuple.
  private static func text<Characters>(_ characters: Characters) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
