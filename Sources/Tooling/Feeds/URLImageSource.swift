public import Foundation
public import Model

/// Loads the pictures at the addresses in a feed.
///
/// A `data` address contains its picture (source: RFC 2397), so that the bundled feed has pictures
/// without a network. Other schemes than `data`, `http` and `https` are refused: a feed must not
/// open local files.
@MainActor
public struct URLImageSource: ImageSource {
  /// The limit for the whole response, in seconds.
  var timeout = Limits.seconds

  public init() {}

  public func data(at address: String) async throws(LoadError) -> Data {
    if address.prefix(5).lowercased() == "data:" {
      guard let data = Self.embeddedData(in: address) else {
        throw .badAddress(address, reason: "the data address is malformed")
      }
      return data
    }
    guard let url = URL(string: address) else {
      throw .badAddress(address.hidingPassword, reason: "malformed")
    }
    return try await Download.body(of: url, timeout: timeout)
  }

  /// Returns the bytes after the comma of `data:[type][;base64],bytes`. Without `base64`, they are a
  /// text in UTF-8.
  private static func embeddedData(in address: String) -> Data? {
    guard let comma = address.firstIndex(of: ","),
      let text = address[comma...].dropFirst().removingPercentEncoding
    else { return nil }
    let isBase64 = address[..<comma].lowercased().hasSuffix(";base64")
    return isBase64 ? Data(base64Encoded: text) : Data(text.utf8)
  }
}
