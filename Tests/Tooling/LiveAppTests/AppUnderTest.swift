import Catalog
import Console
import Foundation
import Inputs
import Model
import PatternKit
import TerminalUI
import TestSupport
import Testing
import Tracing
import UITesting

@testable import LiveApp

/// An app without a terminal. Tests send keys and read frames.
struct AppUnderTest {
  let app: App
  /// The pending news requests, which a test answers.
  let requests = PendingRequests<Void, [NewsItem]>()

  /// - Parameters:
  ///   - words: The pattern, the demo if it is not the news list, `--xray`, and “pressed” for an app that
  ///     starts with a press.
  ///   - news: The result of every load. If `nil`, the test answers each load in `requests`.
  ///   - checkout: The sources that the X-ray shows. Without sources, it has no line numbers.
  init(
    _ words: String,
    news: [NewsItem]? = [.init(title: "One"), .init(title: "Two"), .init(title: "Three")],
    digits: any DigitSource = RandomDigits(seed: 7), checkout: Checkout? = nil,
    language: Language = .english
  ) throws {
    let words = words.split(separator: " ").map(String.init)
    requests.stubbedResponse = news.map { .success($0) }
    let pattern = try #require(Pattern.all.first { $0.id == words[0] })
    let demo = words.dropFirst().compactMap(Demo.init(rawValue:)).first ?? .news
    app = App(
      try #require(pattern[demo]),
      services: Services(
        news: ManualNewsSource(requests), images: URLImageSource(), digits: digits),
      showsXRay: words.contains("--xray"), startsWithPress: words.contains("pressed"),
      // Looking up line numbers would take most of the time.
      recorder: Recorder(finding: checkout == nil ? .names : .lines), checkout: checkout,
      language: language)
  }

  /// Returns the frame after all pending tasks have run.
  func frame() async -> String {
    for _ in 0..<20 { await Task.yield() }
    return app.frame().text.joined(separator: "\n")
  }

  func type(_ keys: Key...) { for key in keys { app.handle(key) } }

  /// Waits until the app shows a text, and returns whether it did.
  func shows(_ text: String) async -> Bool { await shows { $0.contains(text) } }

  /// Waits until the X-ray has named all calls, and returns whether it has.
  func isResolved() async -> Bool { await shows { _ in !app.xray.isResolving } }

  private func shows(_ condition: (String) -> Bool) async -> Bool {
    for _ in 0..<20 {
      if condition(await frame()) { return true }
      // The next frame shows the calls that this task names.
      await app.xray.lookup?.value
      await app.neighbour?.xray.lookup?.value
    }
    return false
  }
}

extension AppUnderTest {
  /// Selects a step with keys, whichever step is selected before.
  func select(_ step: Int) {
    for _ in app.xray.steps { type(.character("[")) }
    for _ in 0..<step { type(.character("]")) }
  }

  /// Presses the button, with the X-ray and the sources of this package.
  static func pressed(
    _ pattern: String, hasSources: Bool = true, height: Int = 40
  ) async throws -> AppUnderTest {
    let checkout = hasSources ? try Checkout(around: URL(filePath: #filePath)) : nil
    let test = try AppUnderTest("\(pattern) button --xray", checkout: checkout)
    test.app.size = (120, height)
    test.type(.character(" "))
    #expect(await test.shows("─ X-ray: press ─"))
    #expect(await test.isResolved())
    return test
  }

  /// Returns the visible lines of the panel, beside or below the demo. The first one is its title.
  func panel() async -> [String] {
    let lines = await frame().split(separator: "\n")
    guard let top = lines.firstIndex(where: { $0.contains(#/─ X-ray[:：]/#) }) else { return [] }
    let isBeside = lines[top].contains("│")
    return lines[top...].dropLast(2).map { line in
      let start = line.firstIndex(of: "│").map(line.index(after:)) ?? line.startIndex
      return String(isBeside ? line[start...] : line).withoutTrailingBlanks
    }
  }

  /// Returns the title of the panel, without its remark about a role.
  func title() async -> String {
    let heading = await panel().first?.components(separatedBy: " ── ")[0] ?? ""
    return heading.trimmingCharacters(in: CharacterSet(charactersIn: " ─"))
  }
}
