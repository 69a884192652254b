import Catalog
import Inputs
import Model
import PatternKit
import Reports

/// The demo to show, its services and its options.
struct RunOptions {
  let demo: PatternDemo
  private(set) var feed = FeedLocation.bundled
  /// The feed, with the delay before each load.
  let source: any NewsSource
  let images: any ImageSource = URLImageSource()
  private(set) var seed = UInt64.random(in: 0...UInt64.max)
  let events: [RepeatedEvent]
  /// The form of the X-ray, or `nil` for no X-ray.
  private(set) var xray: XRayForm?

  /// Whether the demo is printed as plain text, even on a terminal.
  private(set) var isPlain = false
  /// Whether the demo may be live if there is a terminal.
  private(set) var canBeLive = true

  static let names = ["--feed", "--delay", "--events", "--seed", "--xray", "--plain", "--lang"]

  /// Reads the arguments after the name of the pattern.
  init(of pattern: Pattern, arguments: [String]) throws {
    var namedDemo: PatternDemo?
    var namedEvents: [RepeatedEvent]?
    var delay = 0

    var arguments = Arguments(arguments)
    while let argument = arguments.next() {
      switch argument {
      case .word(let word):
        // The form of an X-ray is optional. It must therefore be joined to the option.
        if XRayForm(rawValue: word) != nil {
          throw UsageError(unexpected: word, "type --xray=\(word)")
        }
        if let namedDemo {
          throw UsageError(unexpected: word, "the demo is already “\(namedDemo.demo.rawValue)”")
        }
        namedDemo = try pattern.demo(named: word)
      case .option(let option):
        switch option.name {
        case "--xray": xray = try XRayForm(option.value ?? "text")
        case "--plain":
          try arguments.requireNoValue(of: option)
          isPlain = true
        case "--feed": feed = try FeedLocation(try arguments.value(of: option))
        case "--delay": delay = try arguments.seconds(of: option)
        case "--events": namedEvents = try RepeatedEvent.list(try arguments.value(of: option))
        case "--seed": seed = try arguments.seed(of: option)
        default: throw UsageError(unknownOption: option.name, known: Self.names)
        }
      }
    }
    demo = try namedDemo ?? pattern.demo(named: Demo.news.rawValue)
    source = feed.source(delay: .seconds(delay))
    canBeLive = !isPlain && namedEvents == nil && [nil, .text].contains(xray)
    events = try namedEvents ?? RepeatedEvent.tour(of: demo.demo)
  }

  var services: Services {
    Services(news: source, images: images, digits: RandomDigits(seed: seed))
  }

  /// Throws `UsageError` if the feed of a live demo is standard input, which is the keyboard.
  func checkFeedOfLiveDemo() throws {
    guard feed == .standardInput else { return }
    throw UsageError(
      message: "“--feed -” reads standard input, which is the keyboard of a live demo: add --plain")
  }
}
