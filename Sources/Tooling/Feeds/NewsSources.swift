import Embedded
public import Foundation
public import Model

/// The feed inside the program. A demo can therefore run without a network.
public struct BundledNewsSource: NewsSource {
  public init() {}

  public func items() async throws(LoadError) -> [NewsItem] {
    try await Self.read()
  }

  @concurrent private static func read() async throws(LoadError) -> [NewsItem] {
    let file = embedded_news()
    return try Feed.items(in: Data(UnsafeBufferPointer(start: file.bytes, count: file.count)))
  }
}

/// A feed in a file, a pipe or a device, of at most 16 MiB.
public struct FileNewsSource: NewsSource {
  private let path: String
  private let timeout: Int

  /// - Parameter timeout: The limit for reading, in seconds. A pipe may have no writer.
  public init(path: String, timeout: Int = 15) {
    self.path = path
    self.timeout = timeout
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    try await Self.read(path, timeout: timeout)
  }

  @concurrent private static func read(
    _ path: String, timeout: Int
  ) async throws(LoadError) -> [NewsItem] {
    try Feed.items(in: try await FileReading.contents(of: .path(path), timeout: timeout))
  }
}

/// A feed on standard input.
///
/// Standard input can be read only once. A reload returns the same feed again.
public final class StandardInputNewsSource: NewsSource {
  private let descriptor: Int32
  private let timeout: Int
  private var contents: Result<Data, LoadError>?

  /// - Parameter timeout: The limit for reading, in seconds.
  public init(descriptor: Int32 = STDIN_FILENO, timeout: Int = 15) {
    self.descriptor = descriptor
    self.timeout = timeout
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    if contents == nil {
      do throws(LoadError) {
        contents = .success(
          try await FileReading.contents(of: .descriptor(descriptor), timeout: timeout))
      } catch {
        contents = .failure(error)
      }
    }
    return try await Self.decode(contents)
  }

  @concurrent private static func decode(
    _ contents: Result<Data, LoadError>?
  ) async throws(LoadError) -> [NewsItem] {
    try Feed.items(in: try contents?.get() ?? Data())
  }
}

/// A feed at an `http` or `https` address.
public struct HTTPNewsSource: NewsSource {
  private let url: URL
  private let timeout: Int
  private let loader: any HTTPLoader

  /// - Parameter timeout: The limit for the whole response, in seconds.
  public init(url: URL, timeout: Int = 15, loader: any HTTPLoader = Download()) {
    self.url = url
    self.timeout = timeout
    self.loader = loader
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    try await Self.decode(try await loader.body(of: url, timeout: timeout))
  }

  @concurrent private static func decode(_ body: Data) async throws(LoadError) -> [NewsItem] {
    try Feed.items(in: body)
  }
}

/// The size limit of any data from outside.
enum SizeLimit {
  static let mebibytes = 16
  static let bytes = mebibytes * 1024 * 1024
}
