import Foundation
import Model

/// Loads the bytes behind `http` and `https` addresses.
///
/// It calls libcurl. On Linux, `URLSession` does so too, but computes all the time while it waits, and a
/// legal answer can end the process.
enum HTTPLoader {
  /// Returns the whole body at `url`, and follows redirections.
  ///
  /// Cancelling the task closes the connection, at most about a second later.
  /// - Parameter timeout: The limit for the whole response, in seconds.
  @concurrent static func body(of url: URL, timeout: Int) async throws(LoadError) -> Data {
    guard !Task.isCancelled else { throw .cancelled }
    let download = Download(of: try checked(url.absoluteString))
    defer { download.cancel() }
    return try await FileReading.contents(of: .address(download), timeout: timeout).get()
  }

  /// Returns an address with its scheme in lowercase. Throws `badAddress` if it cannot be loaded.
  static func checked(_ address: String) throws(LoadError) -> URL {
    var components = URLComponents(string: address)
    if let scheme = components?.scheme { components?.scheme = scheme.lowercased() }
    guard let url = components?.url, ["http", "https"].contains(url.scheme) else {
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
