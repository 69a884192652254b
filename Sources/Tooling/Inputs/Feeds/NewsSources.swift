import CSupport
public import Foundation
public import Model

/// The feed inside the program. A demo can therefore run without a network.
@MainActor
public struct BundledNewsSource: NewsSource {
  public init() {}

  public func items() async throws(LoadError) -> [NewsItem] {
    let file = embedded_news()
    let bytes = UnsafeBufferPointer(start: file.bytes, count: file.count)
    return try await decodedItems(of: Data(bytes))
  }
}

/// A feed in a file, a pipe or a device.
@MainActor
public struct FileNewsSource: NewsSource {
  private let path: String
  private let timeout: Int

  /// - Parameter timeout: The limit for reading, in seconds.
  public init(path: String, timeout: Int = Limits.seconds) {
    self.path = path
    self.timeout = timeout
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    let contents = await FileReading.contents(of: .path(path), timeout: timeout)
    return try await decodedItems(of: try contents.get())
  }
}

/// A feed on standard input.
///
/// Standard input can be read only once. All loads return the same feed, even if the first one is
/// cancelled.
@MainActor
public final class StandardInputNewsSource: NewsSource {
  private let descriptor: Int32
  private let timeout: Int
  private var reading: Task<Result<Data, LoadError>, Never>?

  /// - Parameter timeout: The limit for reading, in seconds.
  public init(descriptor: Int32 = STDIN_FILENO, timeout: Int = Limits.seconds) {
    self.descriptor = descriptor
    self.timeout = timeout
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    let reading =
      reading
      ?? Task { [descriptor, timeout] in
        await FileReading.contents(of: .descriptor(descriptor), timeout: timeout)
      }
    self.reading = reading
    // The stream ends when this load is cancelled. The value of the task does not.
    let (contents, continuation) = AsyncStream<Result<Data, LoadError>>.makeStream()
    Task { continuation.yield(await reading.value) }
    for await contents in contents { return try await decodedItems(of: try contents.get()) }
    throw .cancelled
  }
}

/// A feed at an `http` or `https` address.
@MainActor
public struct HTTPNewsSource: NewsSource {
  private let url: URL
  private let timeout: Int
  private let loader: HTTPLoader

  /// - Parameter timeout: The limit for the whole response, in seconds.
  public init(url: URL, timeout: Int = Limits.seconds, loader: HTTPLoader = HTTPLoader()) {
    self.url = url
    self.timeout = timeout
    self.loader = loader
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    try await decodedItems(of: try await loader.body(of: url, timeout: timeout))
  }
}

/// A feed that waits before each load, so that “Loading…” can be seen and the load cancelled.
@MainActor
public struct DelayedNewsSource: NewsSource {
  private let source: any NewsSource
  package let delay: Duration
  private let sleep: @MainActor (Duration) async throws -> Void

  /// - Parameter sleep: Waits. Throws if the load is cancelled.
  public init(
    _ source: any NewsSource, delay: Duration,
    sleep: @escaping @MainActor (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  ) {
    self.source = source
    self.delay = delay
    self.sleep = sleep
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    do { try await sleep(delay) } catch { throw .cancelled }
    return try await source.items()
  }
}

/// Decodes a feed outside the main actor, because a large one takes seconds.
@concurrent private func decodedItems(of data: Data) async throws(LoadError) -> [NewsItem] {
  try Feed.items(in: data)
}
