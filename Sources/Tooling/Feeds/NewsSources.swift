import CSupport
import Foundation
public import Model
public import PatternKit

/// The feed inside the program. A demo can therefore run without a network.
@MainActor
public struct BundledNewsSource: NewsSource {
  private let language: Language

  /// - Parameter language: The language of the reader. For an English one, the Chinese articles come last.
  public init(for language: Language = .english) {
    self.language = language
  }

  public func items() async throws(LoadError) -> [NewsItem] {
    let file = embedded_news()
    let items = try await decodedItems(of: Data(bytes: file.bytes, count: file.count))
    guard language == .english else { return items }
    func isChinese(_ item: NewsItem) -> Bool { item.title.contains(/\p{Han}/) }
    return items.filter { !isChinese($0) } + items.filter(isChinese)
  }
}

/// A feed in a file, a pipe or a device.
@MainActor
struct FileNewsSource: NewsSource {
  let path: String
  var timeout = Limits.seconds

  func items() async throws(LoadError) -> [NewsItem] {
    let contents = await FileReading.result(within: timeout) { [path] () throws(LoadError) in
      try FileReading.contents(of: path)
    }
    return try await decodedItems(of: try contents.get())
  }
}

/// A feed on standard input, or in another pipe or device.
///
/// It can be read only once. All loads return the same feed, even if the first one is cancelled.
@MainActor
final class PipeNewsSource: NewsSource {
  private let read: @Sendable () throws(LoadError) -> Data
  private let timeout: Int
  private var reading: Task<Result<Data, LoadError>, Never>?

  init(descriptor: Int32 = STDIN_FILENO, timeout: Int = Limits.seconds) {
    read = { () throws(LoadError) in try FileReading.contents(of: descriptor) }
    self.timeout = timeout
  }

  /// Returns `nil` if `path` names neither a pipe nor a device.
  init?(path: String, timeout: Int = Limits.seconds) {
    guard FileReading.canBeReadOnce(path) else { return nil }
    read = { () throws(LoadError) in try FileReading.contents(of: path) }
    self.timeout = timeout
  }

  func items() async throws(LoadError) -> [NewsItem] {
    let reading =
      reading
      ?? Task { [read, timeout] in await FileReading.result(within: timeout, of: read) }
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
struct HTTPNewsSource: NewsSource {
  let url: URL
  /// The limit for the whole response, in seconds.
  var timeout = Limits.seconds

  func items() async throws(LoadError) -> [NewsItem] {
    try await decodedItems(of: try await Download.body(of: url, timeout: timeout))
  }
}

/// A feed that waits before each load, so that “Loading…” can be seen and the load cancelled.
@MainActor
struct DelayedNewsSource: NewsSource {
  let source: any NewsSource
  let delay: Duration
  /// Waits. Throws if the load is cancelled.
  var sleep: @MainActor (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

  func items() async throws(LoadError) -> [NewsItem] {
    do { try await sleep(delay) } catch { throw .cancelled }
    return try await source.items()
  }
}

/// Decodes a feed outside the main actor, because a large one takes seconds.
@concurrent private func decodedItems(of data: Data) async throws(LoadError) -> [NewsItem] {
  try Feed.items(in: data)
}
