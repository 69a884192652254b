public import Foundation
public import Model

/// Loads the pictures at the addresses in a feed.
///
/// A `data` address contains its picture (source: RFC 2397), so that the bundled feed has pictures
/// without a network. Other schemes than `data`, `http` and `https` are refused: a feed must not
/// open local files.
public struct URLImageSource: ImageSource {
  private let timeout: Int
  private let loader: any HTTPLoader

  /// - Parameter timeout: The limit for the whole response, in seconds.
  public init(timeout: Int = 15, loader: any HTTPLoader = Download()) {
    self.timeout = timeout
    self.loader = loader
  }

  public func data(at address: String) async throws(LoadError) -> Data {
    if address.prefix(5).lowercased() == "data:" {
      guard let data = Self.embeddedData(in: address) else {
        throw .badAddress(address, reason: "the data address is malformed")
      }
      return data
    }
    guard let url = URL(string: address) else { throw .badAddress(address, reason: "malformed") }
    return try await loader.body(of: url, timeout: timeout)
  }

  /// Returns the bytes after the comma of `data:[type][;base64],bytes`.
  private static func embeddedData(in address: String) -> Data? {
    guard let comma = address.firstIndex(of: ","),
      let bytes = percentDecoded(address[comma...].dropFirst())
    else { return nil }
    let isBase64 = address[..<comma].lowercased().hasSuffix(";base64")
    return isBase64 ? Data(base64Encoded: bytes) : bytes
  }

  /// Returns the decoded bytes of `text`, which can be binary. Returns `nil` if a `%` escape is
  /// invalid.
  private static func percentDecoded(_ text: Substring) -> Data? {
    let parts = text.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    var bytes = Data(parts[0])
    for part in parts.dropFirst() {
      let digits = Substring(part.prefix(2))
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
        let byte = UInt8(digits, radix: 16)
      else { return nil }
      bytes += [byte] + part.dropFirst(2)
    }
    return bytes
  }
}
