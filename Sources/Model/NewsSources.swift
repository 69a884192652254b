public import Foundation

/// The feed inside the program, so that a demo runs without a network.
public struct BundledNewsSource: NewsSource {
  public init() {}

  public func items() async throws(LoadError) -> [NewsItem] {
    try await Self.read()
  }

  @concurrent private static func read() async throws(LoadError) -> [NewsItem] {
    try Feed.items(in: Data(PackageResources.news_json))
  }
}

/// A feed in a file of at most 16 MiB.
public struct FileNewsSource: NewsSource {
  private let path: String

  public init(path: String) {
    self.path = path
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    try await Self.read(path)
  }

  @concurrent private static func read(_ path: String) async throws(LoadError) -> [NewsItem] {
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw .noSuchFile(path)
    }
    guard !isDirectory.boolValue else { throw .isDirectory(path) }
    guard let file = FileHandle(forReadingAtPath: path) else { throw .unreadable(path) }
    // A device or a pipe has no size that could be asked for beforehand.
    let data: Data
    do {
      data = try file.read(upToCount: SizeLimit.bytes + 1) ?? Data()
    } catch {
      throw .unreadable(path)
    }
    guard data.count <= SizeLimit.bytes else { throw .tooLarge(limitInMiB: SizeLimit.mebibytes) }
    return try Feed.items(in: data)
  }
}

/// A feed behind an `http` or `https` address.
public struct HTTPNewsSource: NewsSource {
  private let url: URL
  private let timeout: Int

  /// - Parameter timeout: How long the whole answer may take, in seconds.
  public init(url: URL, timeout: Int = 15) {
    self.url = url
    self.timeout = timeout
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    try await Self.read(url, timeout: timeout)
  }

  @concurrent private static func read(
    _ url: URL, timeout: Int
  ) async throws(LoadError) -> [NewsItem] {
    try Feed.items(in: try await Download.body(of: url, timeout: timeout))
  }
}

/// How much is read of anything from outside.
enum SizeLimit {
  static let mebibytes = 16
  static let bytes = mebibytes * 1024 * 1024
}
