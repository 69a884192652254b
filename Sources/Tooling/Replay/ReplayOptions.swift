import ArgumentParsing
import Catalog
package import Feeds
import Foundation
import Model
package import PatternDefinition
package import SourceCode
import TextOutput

/// The demos to record, their services, and the file to write: the page or the poster.
package struct ReplayOptions {
  package private(set) var demos: [Demo] = [.button, .news]
  /// The events of the only demo, or `nil` for the default events.
  private(set) var events: [ReplayEvent]?
  /// The file, or `nil` for standard output.
  private(set) var path: String?
  package private(set) var seed: UInt64 = 7
  /// The colours of the poster, or `nil` for the page.
  private let poster: PictureColours?
  private let source: any NewsSource
  private let images: any ImageSource

  private static let names = ["-o", "--events", "--feed", "--seed", "--poster", "--dark"]

  /// Reads the arguments after `replay`.
  ///
  /// - Parameter loader: Loads feeds and pictures over the network.
  package init(arguments: [String], loader: any HTTPLoader = Download()) throws {
    var namedDemo: Demo?
    var feed = FeedLocation.bundled
    var (isPoster, isDark) = (false, false)
    /// An argument that is only for the page.
    var pageArgument: String?
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .word(let word):
        if let namedDemo {
          throw UsageError(unexpected: word, "the demo is already “\(namedDemo.rawValue)”")
        }
        guard let demo = Demo(rawValue: word) else {
          throw UsageError(unknown: "demo", word, known: Demo.allCases.map(\.rawValue))
        }
        namedDemo = demo
        pageArgument = word
      case .option(let option):
        if ["--events", "--feed", "--seed"].contains(option.name) { pageArgument = option.name }
        switch option.name {
        case "-o": path = try arguments.value(of: option)
        case "--events": events = try ReplayEvent.list(try arguments.value(of: option))
        case "--feed": feed = try FeedLocation(try arguments.value(of: option))
        case "--seed": seed = try arguments.seed(of: option)
        case "--poster", "--dark":
          try arguments.requireNoValue(of: option)
          if option.name == "--dark" { isDark = true } else { isPoster = true }
        default: throw UsageError(unknown: "option", option.name, known: Self.names)
        }
      }
    }
    if isPoster, let pageArgument {
      throw UsageError(unexpected: pageArgument, "the poster shows one press of the button")
    }
    if isDark, !isPoster { throw UsageError(message: "--dark needs --poster") }
    poster = !isPoster ? nil : isDark ? .dark : .light
    if let namedDemo {
      demos = [namedDemo]
    } else if events != nil {
      throw UsageError(message: "--events needs a demo: patterns replay button --events press")
    }
    source = feed.source(loader: loader)
    images = URLImageSource(loader: loader)
  }

  /// Records the demos and writes the page or the poster.
  ///
  /// Throws the first error of a load after the page is written.
  package func write(showing checkout: Checkout?, print: (String) -> Void) async throws {
    // Recording takes seconds. A file that cannot be written is an error before that.
    let isNew = path.map { !FileManager.default.fileExists(atPath: $0) } ?? false
    let file = try path.map(Self.open)
    let replay = Replay(news: source, images: images, seed: seed, showing: checkout)
    let text: String
    do {
      if let poster {
        text = try await Poster(of: Pattern.all).svg(in: poster)
      } else {
        for demo in demos {
          try await replay.record(demo, events: try events ?? ReplayEvent.list(demo.replay))
        }
        text = try replay.html
      }
    } catch {
      if isNew, let path { try? FileManager.default.removeItem(atPath: path) }
      throw error
    }
    if let file, let path {
      try Self.write("\(text)\n", to: file, at: path)
    } else {
      print(text)
    }
    if let failure = replay.failure { throw failure }
  }

  /// Opens a file for writing. Its contents stay as they are.
  private static func open(_ path: String) throws -> FileHandle {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw failure(at: path) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  private static func write(_ text: String, to file: FileHandle, at path: String) throws {
    // A pipe has no length.
    try? file.truncate(atOffset: 0)
    do { try file.write(contentsOf: Data(text.utf8)) } catch { throw failure(at: path) }
  }

  private static func failure(at path: String) -> OutputError {
    .notWritten("\(path): \(String(cString: strerror(errno)))")
  }
}

extension Demo {
  /// The events of a demo that is recorded without `--events`.
  fileprivate var replay: String {
    switch self {
    case .news: "wait,open,close,reload,fail"
    case .button: "press,press"
    case .task: "press"
    }
  }
}
