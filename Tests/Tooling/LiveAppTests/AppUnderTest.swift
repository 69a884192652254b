import Catalog
import Console
import Feeds
import Model
import PatternKit
import Recordings
import Stories
import TerminalUI
import TestSupport
import Testing
import ToolingSupport
import Tracing

@testable import LiveApp

/// An app without a terminal. Tests send keys and read frames.
struct AppUnderTest {
  /// The sources are read once for all apps.
  private static let checkout = Checkout.current()

  let app: App
  /// The pending news requests, which a test answers.
  let requests = PendingRequests<Void, [NewsItem]>()

  /// - Parameters:
  ///   - words: The pattern, then in any order: the demo if it is not the news list, `--xray`, `pressed` for
  ///     an app that starts with a press, `equal` for digits that are all 5, `failing` for loads that all fail, `zh`, a size such as
  ///     `80x24`, and `sources` for an X-ray with the sources of this package. Without sources, it has no
  ///     lines. Finding them takes most of the time.
  ///   - news: The result of every load. If `nil`, the test answers each load in `requests`.
  init(
    _ words: String,
    news: [NewsItem]? = [
      .init(title: "One", content: String(repeating: "long ", count: 500)), .init(title: "Two"),
    ]
  ) throws {
    let words = words.split(separator: " ").map(String.init)
    requests.stubbedResponse =
      words.contains("failing") ? .failure(.status(500)) : news.map { .success($0) }
    let pattern = try #require((Pattern.all + [.own]).first { $0.id == words[0] })
    let checkout = words.contains("sources") ? Self.checkout : nil
    app = App(
      try #require(pattern[words.compactMap(Demo.init(rawValue:)).first ?? .news]),
      services: Services(
        news: ManualNewsSource(requests), images: URLImageSource(),
        digits: words.contains("equal") ? StubDigitSource(5) : RandomDigits(seed: 7)),
      showsXRay: words.contains("--xray"), startsWithPress: words.contains("pressed"),
      recorder: Recorder(
        finding: checkout == nil ? .names : .lines, reading: ObservedObjects()), checkout: checkout,
      folder: words[0] == "own" ? "Tests/Tooling/LiveAppTests" : nil,
      language: words.compactMap(Language.init(rawValue:)).first ?? .english)
    for word in words {
      let numbers = word.split(separator: "x").compactMap { Int($0) }
      if numbers.count == 2 { app.size = (numbers[0], numbers[1]) }
    }
  }

  /// Returns the frame after all pending tasks have run.
  func frame() async -> String {
    for _ in 0..<20 { await Task.yield() }
    return app.frame().text.joined(separator: "\n")
  }

  func type(_ keys: Key...) { for key in keys { app.handle(key) } }

  /// Types the keys of a list, and waits for the effect of each.
  func type(_ list: String) async {
    for key in Key.list(list) {
      type(key)
      #expect(await isResolved())
    }
  }

  /// Waits until the app shows a text, and returns whether it did.
  func shows(_ text: String) async -> Bool {
    for _ in 0..<20 {
      if await frame().contains(text) { return true }
      await endLookups()
    }
    return false
  }

  /// Waits until the X-ray has named all calls, and returns whether it has.
  func isResolved() async -> Bool {
    for _ in 0..<20 {
      await endLookups()
      _ = await frame()
      if !xrays.contains(where: \.isResolving) { return true }
    }
    return false
  }

  private var xrays: [LiveXRay] { [app.xray, app.neighbour?.xray].compactMap(\.self) }

  /// Waits for the tasks that name calls. The next frame shows the names.
  private func endLookups() async {
    for xray in xrays { await xray.lookup?.value }
  }
}

extension AppUnderTest {
  /// Selects a step with keys, whichever step is selected before.
  func select(_ step: Int) {
    for _ in app.xray.steps { type(.character("[")) }
    for _ in 0..<step { type(.character("]")) }
  }

  /// Presses the button, with the X-ray.
  static func pressed(_ pattern: String, _ words: String = "120x40") async throws -> AppUnderTest {
    let test = try AppUnderTest("\(pattern) button --xray \(words)")
    await test.type("Space")
    return test
  }

  /// Returns the visible lines of the panel, beside or below the demo. The first one is its title.
  func panel() async -> [String] {
    let lines = await frame().split(separator: "\n")
    guard let top = lines.firstIndex(where: { $0.contains(#/─ X-ray[:：]/#) }) else { return [] }
    let isBeside = lines[top].contains("│")
    return lines[top...].dropLast().map { line in
      let start = line.firstIndex(of: "│").map(line.index(after:)) ?? line.startIndex
      return String(isBeside ? line[start...] : line).withoutTrailingBlanks
    }
  }
}

extension Key {
  static let names: [Substring: Key] = [
    "Space": .character(" "), "Tab": .tab, "Shift-Tab": .backTab, "Enter": .enter, "Esc": .escape,
    "↑": .up, "↓": .down, "Page Up": .pageUp, "Page Down": .pageDown, "Home": .home, "End": .end,
  ]

  /// Returns the keys of a list such as `↓ x [*3`.
  static func list(_ text: String) -> [Key] {
    text.split(separator: " ").flatMap { word in
      let parts = word.split(separator: "*")
      let key = names[parts[0]] ?? .character(Character(String(parts[0])))
      return Array(repeating: key, count: parts.last.flatMap { Int($0) } ?? 1)
    }
  }
}

extension Pattern {
  /// A pattern that is not one of the six.
  static let own = Pattern(
    id: "own", name: "Own", summary: "has a label",
    demos: [.button: { _ in Screen(OwnController()) }])
}

private final class OwnController: ViewController {
  override func viewDidLoad() {
    let label = Label()
    label.text = "mine"
    view.addSubview(label)
  }
}
