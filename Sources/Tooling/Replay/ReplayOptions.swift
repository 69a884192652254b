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
  /// The patterns and the colours of the poster, or `nil` for the page.
  private let poster: (patterns: [Pattern], colours: PictureColours)?
  private let source: any NewsSource
  private let images: any ImageSource

  private static let names = ["-o", "--events", "--feed", "--seed", "--poster", "--dark"]

  /// Reads the arguments after `replay`.
  ///
  /// - Parameter loader: Loads feeds and pictures over the network.
  package init(arguments: [String], loader: any HTTPLoader = Download()) throws {
    var words: [String] = []
    var feed = FeedLocation.bundled
    var (isPoster, isDark) = (false, false)
    /// An argument that is only for the page.
    var pageArgument: String?
    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .word(let word):
        words.append(word)
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
        default: throw UsageError(unknownOption: option.name, known: Self.names)
        }
      }
    }
    if isPoster, let pageArgument {
      throw UsageError(unexpected: pageArgument, "the poster shows one press of the button")
    }
    let name = words.first
    if words.count > 1 {
      let kind = isPoster ? "pattern" : "demo"
      throw UsageError(unexpected: words[1], "the \(kind) is already “\(words[0])”")
    }
    if isDark, !isPoster { throw UsageError(message: "--dark needs --poster") }
    if isPoster {
      let patterns = Pattern.all.filter { name == nil || $0.id == name }
      guard !patterns.isEmpty else {
        throw UsageError(unknown: "pattern", name ?? "", known: Pattern.all.map(\.id))
      }
      poster = (patterns, isDark ? .dark : .light)
    } else {
      poster = nil
      if let name {
        guard let demo = Demo(rawValue: name) else {
          throw UsageError(unknown: "demo", name, known: Demo.allCases.map(\.rawValue))
        }
        demos = [demo]
      } else if events != nil {
        throw UsageError(message: "--events needs a demo: patterns replay button --events press")
      }
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
        text = try await Poster(of: poster.patterns).svg(in: poster.colours)
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
