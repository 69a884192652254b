public import Foundation

/// Pictures behind the addresses that a feed names.
///
/// `data` addresses carry their picture in themselves (source: RFC 2397), so
/// that the bundled feed has pictures without a network. Anything but `data`,
/// `http` and `https` is refused: a feed must not make us open local files.
public struct URLImageSource: ImageSource {
  private let timeout: Int

  /// - Parameter timeout: How long the whole answer may take, in seconds.
  public init(timeout: Int = 15) {
    self.timeout = timeout
  }

  public func data(at address: String) async throws(LoadError) -> Data {
    if address.hasPrefix("data:") { return try Self.embeddedData(in: address) }
    guard let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased())
    else { throw .unreachable(address) }
    return try await Self.download(url, timeout: timeout)
  }

  @concurrent private static func download(
    _ url: URL, timeout: Int
  ) async throws(LoadError) -> Data {
    try await Download.body(of: url, timeout: timeout)
  }

  /// The bytes after the comma of `data:[type][;base64],bytes`.
  private static func embeddedData(in address: String) throws(LoadError) -> Data {
    guard let comma = address.firstIndex(of: ",") else { throw .unreachable(address) }
    let bytes = String(address[address.index(after: comma)...])
    let data =
      address[..<comma].hasSuffix(";base64")
      ? Data(base64Encoded: bytes) : bytes.removingPercentEncoding.map { Data($0.utf8) }
    guard let data else { throw .unreachable(address) }
    return data
  }
}
