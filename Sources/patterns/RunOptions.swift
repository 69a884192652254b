import Catalog
import Console
import Feeds
import Model
import PatternKit
import Reports

/// The demo to show, its services and its options.
struct RunOptions {
  private(set) var demo: PatternDemo
  private var isDemoNamed = false
  private var namedEvents: [RepeatedEvent]?
  private var feed = FeedLocation.bundled
  private var delay = 0
  private(set) var seed = UInt64.random(in: 0...UInt64.max)
  /// The form of the X-ray, or `nil` for no X-ray.
  private(set) var xray: XRayForm?
  /// Whether the demo is printed as plain text, even on a terminal.
  private(set) var isPlain = false

  static let options: [Option<RunOptions>] = [
    .value("--feed") { $0.feed = try FeedLocation($1) },
    .number("--delay", of: "seconds", in: 0...60) { $0.delay = $1 },
    .value("--events") { $0.namedEvents = try RepeatedEvent.list($1) },
    .number("--seed", in: 0...UInt64.max) { $0.seed = $1 },
    .flag(
      "--xray",
      orValue: { $0.xray = try XRayForm.allCases.named($1 ?? "text", "X-ray form", by: \.rawValue) }
    ),
    .flag("--plain") { $0.isPlain = true },
    .language,
  ]

  /// Reads the arguments after the name of the pattern.
  init(of pattern: Pattern, arguments: [String]) throws {
    demo = try pattern.demo(named: Demo.button.rawValue)
    try Option.read(arguments, by: Self.options, into: &self) { options, word in
      // The form of an X-ray is optional. It must therefore be joined to the option.
      if XRayForm(rawValue: word) != nil {
        throw UsageError(unexpected: word, "type --xray=\(word)")
      }
      if let other = Pattern.all.first(where: { $0.id == word.lowercased() }) {
        throw UsageError(unexpected: word, "type patterns diff \(pattern.id) \(other.id)")
      }
      if options.isDemoNamed {
        let name = options.demo.kind.rawValue
        throw UsageError(unexpected: word, "the demo is already “\(name)”")
      }
      options.demo = try pattern.demo(named: word)
      options.isDemoNamed = true
    }
    if !isDemoNamed, feed != .bundled || delay > 0 {
      demo = try pattern.demo(named: Demo.news.rawValue)
    }
  }

  /// Whether the arguments name neither a demo nor its events. Then the program shows the story of one press.
  var isFirstLook: Bool {
    !isDemoNamed && namedEvents == nil && xray == nil && demo.kind == .button
  }

  var events: [RepeatedEvent] {
    get throws {
      if let namedEvents { return namedEvents }
      return try isFirstLook ? RepeatedEvent.list("press") : RepeatedEvent.tour(of: demo.kind)
    }
  }

  /// Whether the demo is live if there is a terminal.
  var canBeLive: Bool { !isPlain && namedEvents == nil && [nil, .text].contains(xray) }

  /// The feed, with the delay before each load, the pictures and the digits.
  func services(for language: Language) -> Services {
    Services(
      news: feed.source(delay: .seconds(delay), for: language), images: URLImageSource(),
      digits: RandomDigits(seed: seed))
  }

  /// Throws `UsageError` if the feed of a live demo is standard input, which is the keyboard.
  func checkFeedOfLiveDemo() throws {
    guard feed == .standardInput else { return }
    throw UsageError(
      message: "“--feed -” reads standard input, which is the keyboard of a live demo: add --plain")
  }
}
