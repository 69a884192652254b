import ArgumentParsing
import Contract
import Feeds
import Foundation
import Model
import Replay
import SourceCode

/// The demos to record, their services, and the file to write.
struct ReplayOptions {
  private(set) var demos: [Demo] = [.button, .news]
  /// The events of the only demo, or `nil` for the default events.
  private(set) var events: [ReplayEvent]?
  /// The file, or `nil` for standard output.
  private(set) var path: String?
  private(set) var seed: UInt64 = 7
  private let source: any NewsSource
  private let images: any ImageSource

  private static let names = ["-o", "--events", "--feed", "--seed"]

  /// Reads the arguments after `replay`.
  ///
  /// - Parameter loader: Loads feeds and pictures over the network.
  init(arguments: [String], loader: any HTTPLoader = Download()) throws {
    var namedDemo: Demo?
    var feed = FeedLocation.bundled
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
      case .option(let option):
        switch option.name {
        case "-o": path = try arguments.value(of: option)
        case "--events": events = try ReplayEvent.list(try arguments.value(of: option))
        case "--feed": feed = try FeedLocation(try arguments.value(of: option))
        case "--seed": seed = try Options.seed(try arguments.value(of: option))
        default: throw UsageError(unknown: "option", option.name, known: Self.names)
        }
      }
    }
    if let namedDemo {
      demos = [namedDemo]
    } else if events != nil {
      throw UsageError(message: "--events needs a demo: patterns replay button --events press")
    }
    source = feed.source(loader: loader)
    images = URLImageSource(loader: loader)
  }

  /// Records the demos and writes the page.
  ///
  /// Throws the first error of a load after the page is written.
  func write(showing checkout: Checkout?, print: (String) -> Void) async throws {
    let replay = Replay(news: source, images: images, seed: seed, showing: checkout)
    for demo in demos {
      try await replay.record(demo, events: try events ?? ReplayEvent.list(demo.replay))
    }
    if let path { try Self.write("\(replay.html)\n", to: path) } else { print(try replay.html) }
    if let failure = replay.failure { throw failure }
  }

  private static func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(filePath: path))
    } catch {
      throw OutputError.notWritten("\(path): \(String(cString: strerror(errno)))")
    }
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
