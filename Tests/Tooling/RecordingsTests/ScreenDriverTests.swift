import Catalog
import Contract
import Foundation
import Model
import PatternKit
import Recordings
import TerminalUI
import Testing
import Tracing

@Suite("Recordings: ScreenDriver")
struct ScreenDriverTests {
  @Test(.serialized, arguments: Pattern.all)
  func `the screen shows an answer that arrives late before the next event is sent`(
    pattern: Pattern
  ) async {
    let rule = Rule("shows a late answer", of: .news) { driver in
      driver.wrapServices = {
        Services(news: LateNewsSource($0.news), images: $0.images, digits: $0.digits)
      }
      driver.open()
      try await driver.answerNews(.success([NewsItem(title: "One")]))
      try driver.require("titles", driver.rows.map(\.title), equals: ["One"])
    }

    #expect(await rule.violation(by: pattern) == nil)
  }

  @Test(arguments: ["ManualNewsSource", "ManualImageSource", "RandomDigits"])
  func `a service that is still held after the screen has closed is reported as a leak`(
    service: String
  ) async throws {
    let driver = ScreenDriver(PatternDemo.all(.news)[0])
    var held: AnyObject?
    driver.wrapServices = { services in
      held = ([services.news, services.images, services.digits] as [AnyObject])
        .first { "\(type(of: $0))" == service }
      return services
    }

    driver.open()
    driver.close()
    await driver.runPendingTasks()

    #expect(driver.leaks == [service])
    withExtendedLifetime(held) {}
  }

  @Test func `an object that only the screen retains is one of the objects of the demo`() throws {
    let demo = PatternDemo.all(.button).first { $0.pattern.id == "notification" }
    let driver = ScreenDriver(try #require(demo))

    driver.open()

    #expect(driver.objects.contains { "\(type(of: $0))" == "ButtonWorker" })
  }

  @Test func `two leaked objects of one type are reported once`() {
    let detector = LeakDetector()
    let labels = [Label(), Label()]

    for label in labels { detector.watch(label) }

    #expect(detector.leaks == ["Label"])
    withExtendedLifetime(labels) {}
  }

  @Test func `a task is reported as a leak until it has finished`() async {
    let (values, end) = AsyncStream<Never>.makeStream()
    let owner = TaskOwner(Task { for await _ in values {} })
    let detector = LeakDetector()
    detector.watch(ObjectGraph(from: [owner], modules: ["RecordingsTests"]))

    for _ in 0..<20 { await Task.yield() }
    #expect(detector.leaks == ["TaskOwner", "task TaskOwner.loading"])

    end.finish()
    for _ in 0..<20 { await Task.yield() }
    #expect(detector.leaks == ["TaskOwner"])
    withExtendedLifetime(owner) {}
  }

  @Test func `the number of requests includes those that a stubbed response answers`() async throws
  {
    let requests = PendingRequests<String, Int>()
    requests.stubbedResponse = .success(1)

    _ = try await requests.answer(to: "1")

    #expect(requests.count == 1)
  }

  @Test
  func `an expectation fails if a pending task makes its value wrong, and states both values`()
    async throws
  {
    let rule = Rule("shows no row", of: .news) { driver in
      await driver.runPendingTasks()
      driver.newsRequests.all.first?.answer(.success([NewsItem(title: "One")]))
      try await driver.expect("rows", driver.rows.count, equals: 0)
    }

    let violation = await rule.violation(by: try #require(Pattern.all.first))

    #expect(violation?.description == "rows: expected 0, found 1")
  }

  @Test func `a difference in the first row is reported as one in row 1`() async throws {
    let rule = Rule("shows “Two”", of: .news) { driver in
      try await driver.answerNews(.success([NewsItem(title: "One")]))
      try await driver.expectRows("title", driver.rows.map(\.title), equals: ["Two"])
    }

    let violation = await rule.violation(by: try #require(Pattern.all.first))

    #expect(violation?.what == "row 1, title")
  }
}

private final class TaskOwner {
  private let loading: Task<Void, Never>

  init(_ loading: Task<Void, Never>) { self.loading = loading }
}

/// A source whose answers arrive many turns of the main actor later, and after work on another thread.
private struct LateNewsSource: NewsSource {
  private let source: any NewsSource

  init(_ source: any NewsSource) { self.source = source }

  func items() async throws(LoadError) -> [NewsItem] {
    let items = try await source.items()
    for _ in 0..<40 { await Task.yield() }
    await Self.work()
    return items
  }

  /// Takes milliseconds, so that a driver has many turns before it ends.
  @concurrent private static func work() async { _ = (0..<100_000).reduce(0, ^) }
}

@Suite("Recordings: waiting")
struct WaitingTests {
  /// The tasks of other tests can be ready too, so this test has a process of its own.
  @Test func `a condition that never becomes true is checked a few times`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let driver = ScreenDriver(PatternDemo.all(.button)[0])
      var checks = 0

      await driver.wait {
        checks += 1
        return false
      }

      #expect(checks < 10)
    }
  }

  /// On Apple’s platforms, a task with another priority ends the program.
  @Test func `the tasks of a driver have a priority that the runtime defines`() {
    #expect([.background, .low, .medium, .high].contains(TaskQueue.priority))
  }
}
