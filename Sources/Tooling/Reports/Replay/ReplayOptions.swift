import Console
import Feeds
import Foundation
package import PatternKit
import Stories
import Tracing

/// The demos to record, their services, and the file to write.
package struct ReplayOptions {
  private var words: [String] = []
  private var demos: [Demo] = [.button, .news]
  /// The file, or `nil` for standard output.
  private var path: String?
  private var feed: FeedLocation?

  private static let options: [Option<ReplayOptions>] = [
    .value("-o") { $0.path = $1 == "-" ? nil : $1 },
    .value("--feed") { $0.feed = try FeedLocation($1) },
  ]

  package init(arguments: [String]) throws {
    try Option.read(arguments, by: Self.options, into: &self) { $0.words.append($1) }
    if words.count > 1 {
      throw UsageError(unexpected: words[1], "the demo is already “\(words[0])”")
    }
    guard let name = words.first else { return }
    demos = [try Demo.allCases.named(name, "demo", by: \.rawValue)]
  }

  /// Throws the first error of a load after the page is written.
  package func write(
    showing checkout: Checkout?, in language: Language = .english, print: (String) -> Void
  ) async throws {
    if let failure = NoFunctionNames(for: "replay") { throw failure }
    let news = (feed ?? .bundled).source()
    let replay = Replay(news: news, images: URLImageSource(), showing: checkout, language: language)
    for demo in demos { await replay.record(demo, events: try RepeatedEvent.replay(of: demo)) }
    await replay.recordScenarios()
    let text = try replay.document.html
    if let path {
      try Self.write("\(text)\n", to: path)
    } else {
      print(text)
    }
    if let failure = replay.failure { throw failure }
  }

  /// Writes a file, or leaves the former file as it is.
  private static func write(_ text: String, to path: String) throws {
    func fail(_ reason: LocalizedText) -> OutputError { .notWritten("\(path): \(reason)") }
    // Bytes of an argument that are not UTF-8 arrive as replacement characters.
    if path.contains("\u{FFFD}") { throw fail("the name is not valid UTF-8") }
    if path.hasSuffix("/") { throw fail("this is the name of a folder") }
    if !path.hasPrefix("/"), FileManager.default.currentDirectoryPath.isEmpty {
      throw fail("the current folder was deleted")
    }
    let url = URL(filePath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    // A device or a pipe cannot be replaced by another file.
    let isFile = attributes.map { $0[.type] as? FileAttributeType == .typeRegular } ?? true
    do {
      try Data(text.utf8).write(to: url, options: isFile ? .atomic : [])
      if isFile, let permissions = attributes?[.posixPermissions] {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    } catch {
      throw fail(LocalizedText(reasonOf: error))
    }
  }
}
