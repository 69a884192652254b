import Catalog
import Feeds
import Foundation
import Model
import PatternKit
import Stories
import TestSupport
import Testing

@testable import Reports

@Suite("Replay: recorded runs")
struct ReplayTests {
  /// The recorded demos. They are recorded once, because naming functions takes time and memory.
  private static let recorded = Task { @MainActor in
    let replay = try makeReplay(news: BundledNewsSource())
    await replay.record(.button, events: try RepeatedEvent.list("press"))
    await replay.record(.news, events: try RepeatedEvent.list("wait,reload") + [.fail])
    return replay
  }

  private static func makeReplay(news: any NewsSource) throws -> Replay {
    Replay(news: news, images: URLImageSource(), showing: try checkout())
  }

  func document() async throws -> ReplayDocument { try await Self.recorded.value.document }

  @Test
  func `a page has the Chinese of its names, summaries, arrows, roles and events, and no other`()
    async throws
  {
    let document = try await document()

    let beginnings = document.events.compactMap { $0.steps.first.map(document.call)?.kind.rawValue }
    let roles = document.calls.compactMap { $0.role?.rawValue }
    let words = Pattern.all.filter { $0.purpose == .connectsObjects }
    let names = document.patterns.map(\.summary) + words.map(\.name) + document.legend.map(\.text)
    for name in names + beginnings + roles + document.demos.flatMap(\.events) {
      #expect(document.chinese[name] != nil, "\(name)")
    }
    #expect(Language.chineseTable["Passed"] != nil && document.chinese["Passed"] == nil)
  }

  @Test
  func `a page that was written in Chinese opens in Chinese, and another as the browser says`()
    throws
  {
    let documents = Language.allCases.map { language in
      Replay(
        news: BundledNewsSource(), images: URLImageSource(), showing: nil, language: language
      ).document
    }

    #expect(documents.map(\.language) == [nil, "zh"])
    let pictures = ["Who tells the label?", "谁来通知标签？"].map { "<title>\($0)</title>" }
    for (document, picture) in zip(documents, pictures) {
      #expect(try document.html.contains(picture))
    }
  }

  @Test func `the first error of a load is kept, unless an event asked for it`() async throws {
    let replay = try Self.makeReplay(news: StubNewsSource(failure: .noSuchFile("feed")))

    await replay.record(.news, events: [.wait])
    await replay.record(.task, events: [])

    #expect(replay.failure == .noSuchFile("feed"))
    #expect(try await Self.recorded.value.failure == nil)
  }

  @Test func `the way of a press ends where the label is set, and the screen changes to its text`()
    async throws
  {
    let document = try await document()

    for run in document.demos[0].runs {
      let press = run.events[1]
      let label = try #require(press.way?.steps.last)
      #expect(document.call(of: press.steps[label]).type == "Label")
      #expect(press.steps[label - 1].screen == press.before)
      #expect(press.steps[label].screen == press.after)
      #expect(document.screens[press.before].first == "2333")
      #expect(press.steps[label].value == document.screens[press.after].first.map { "\"\($0)\"" })
    }
  }

  @Test func `a recorded screen has at most 44 columns and 13 lines`() async throws {
    let screens = try await document().screens

    #expect(screens.flatMap(\.self).allSatisfy { $0.count <= 44 })
    #expect(screens.map(\.count).max() == 13)
  }

  @Test func `a step has its first line, the line that makes it, and what its task waits for`()
    async throws
  {
    let document = try await document()
    let files = try checkout().paths(in: "Sources")
    let steps = document.events.flatMap(\.steps)

    #expect(Set(document.sources.map(\.path)).subtracting(files) == [])
    for step in steps {
      guard let line = step.line else { continue }
      let source = document.sources[try #require(step.source)]
      #expect((source.first..<(source.first + source.lines.count)).contains(line))
    }
    #expect(steps.contains { $0.site != nil })
    #expect(steps.contains { $0.waits?.contains("NewsModel.state") == true })
  }

  @Test func `a feed cannot end the element that contains it`() async throws {
    let hostile = NewsItem(title: "</script><img src=x onerror=alert(1)>", content: "<b>")
    let replay = try Self.makeReplay(news: StubNewsSource(hostile))
    await replay.record(.news, events: [.wait])
    let html = try replay.document.html

    #expect(html.contains("\\u003C/script>\\u003Cimg"))
    #expect(!html.contains("<img"))
    #expect(html.components(separatedBy: "</script>").count == 3)
  }
}

extension ReplayDocument {
  var events: [EventEntry] { demos.flatMap(\.runs).flatMap(\.events) }

  func call(of step: StepEntry) -> CallEntry { calls[step.call] }
}
