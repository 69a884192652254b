import CSupport
import Foundation
import Model
import PatternKit
import Synchronization

/// A load of an `http` or `https` address.
///
/// It calls libcurl. On Linux, `URLSession` does so too, but computes all the time while it waits, and a
/// legal answer can end the process.
final class Download: Sendable {
  /// What has arrived, or `nil` if the load is cancelled.
  private let received = Mutex<Data?>(Data())

  /// Returns the whole body at `url`, and follows redirections.
  ///
  /// Cancelling the task closes the connection, at most about a second later.
  /// - Parameter timeout: The limit for the whole response, in seconds.
  @concurrent static func body(of url: URL, timeout: Int) async throws(LoadError) -> Data {
    guard !Task.isCancelled else { throw .cancelled }
    let (url, download) = (try checked(url.absoluteString), Download())
    defer { download.received.withLock { $0 = nil } }
    return try await FileReading.result(within: timeout) { () throws(LoadError) in
      try download.body(of: url)
    }.get()
  }

  /// Returns the body. Blocks until it is complete.
  private func body(of url: URL) throws(LoadError) -> Data {
    let end = download(
      url.absoluteString, Limits.redirections,
      { bytes, size, count, download in
        let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
        return Download.receive(bytes, for: download) ? bytes.count : 0
      },
      { download, _, _, _, _ in Download.receive([], for: download) ? 0 : 1 },
      Unmanaged.passUnretained(self).toOpaque())
    let body = received.withLock { $0 ?? Data() }
    guard end.code != -1, !Capability.curl.isTakenAway else {
      throw .badAddress(url.absoluteString.hidingPassword, reason: "libcurl is not installed")
    }
    try Limits.check(body)
    try Self.check(end)
    return body
  }

  /// Returns whether to go on.
  private static func receive(
    _ bytes: some Sequence<UInt8>, for context: UnsafeMutableRawPointer?
  ) -> Bool {
    guard let context else { return false }
    let download = Unmanaged<Download>.fromOpaque(context).takeUnretainedValue()
    return download.received.withLock { body in
      body?.append(contentsOf: bytes)
      return body.map { (try? Limits.check($0)) != nil } ?? false
    }
  }

  private static func check(_ end: download_end) throws(LoadError) {
    let (address, words) = (String(cString: end.address), String(cString: end.reason))
    let url = try checked(address)
    let host = url.host() ?? ""
    let port = url.port ?? (url.scheme?.lowercased() == "https" ? 443 : 80)
    func unreachable(_ reason: String) -> LoadError {
      .unreachable(host: host, port: port, reason: reason)
    }
    // The numbers are those of libcurl.
    switch end.code {
    case 0 where (200..<300).contains(end.status): return
    case 0 where end.status < 200, 18, 52, 55: throw .incompleteResponse
    case 56 where words.contains("Recv failure"): throw .incompleteResponse
    case 0, 22: throw .status(end.status)
    case 1, 8: throw .unreadableResponse(reason: "it is not HTTP")
    case 3:
      throw .badAddress(address.hidingPassword, reason: "its host or port cannot be used")
    case 5:
      let proxy = words.split(separator: " ").last.map(String.init) ?? ""
      throw .unreachable(host: proxy, port: nil, reason: "there is no proxy with this name")
    case 6: throw unreachable("there is no host with this name")
    case 7:
      // A proxy is called instead of the host.
      guard let called = words.firstMatch(of: /connect to ([^ ]+) port ([0-9]+)/),
        let calledPort = Int(called.2), (String(called.1), calledPort) != (host, port)
      else { throw unreachable("the host does not accept the connection") }
      throw .unreachable(
        host: String(called.1), port: calledPort,
        reason: "the proxy does not accept the connection")
    case 23, 56, 61: throw .unreadableResponse(reason: "it cannot be decoded. \(words)")
    case 47: throw unreachable("more than \(Limits.redirections) redirections")
    default: throw unreachable("the connection failed. \(words)")
    }
  }

  /// Throws `badAddress` if an address cannot be loaded.
  private static func checked(_ address: String) throws(LoadError) -> URL {
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased())
    else {
      throw .badAddress(
        address.hidingPassword, reason: "only http and https addresses can be loaded")
    }
    guard url.host()?.isEmpty == false else {
      throw .badAddress(address.hidingPassword, reason: "the address has no host")
    }
    return url
  }
}

extension String {
  /// An address without its name and password, even if it is malformed.
  var hidingPassword: String { replacing(/\/\/.*@/) { _ in "//…@" } }
}
