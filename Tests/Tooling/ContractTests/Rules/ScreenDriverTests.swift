import Catalog
import Contract
import Foundation
import Model
import PatternKit
import Synchronization
import TerminalUI
import Testing
import Tracing

@Suite("Contract: ScreenDriver")
struct ScreenDriverTests {
  @Test(.serialized, arguments: Pattern.all)
  func `the screen shows an answer that arrives late before the next event is sent`(
    pattern: Pattern
  ) async {
    let rule = Rule("shows a late answer", of: .news) { driver in
      driver.wrapServices = {
        Services(news: LateNewsSource($0.news), images: $0.images, digits: $0.digits)
      }
    } check: { driver in
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
    detector.watch(ObjectGraph(from: [owner], modules: ["ContractTests"]))

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

  @Test func `a violation states the expected value and the value that was found`() async throws {
    let rule = Rule("has two rows", of: .news) { driver in
      try driver.require("rows", driver.rows.count, equals: 2)
    }

    let violation = await rule.violation(by: try #require(Pattern.all.first))

    #expect(violation?.description == "rows: expected 2, found 0")
  }

  @Test func `an expectation fails if a pending task makes its value wrong`() async throws {
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

/// The priorities of the tasks of a screen, at each change and in each service.
private final class RecordedPriorities: NewsSource {
  private(set) var all: [TaskPriority] = []

  func add() { all.append(Task.currentPriority) }

  func wrap(_ services: Services) -> Services {
    Services(news: self, images: services.images, digits: services.digits)
  }

  func items() async throws(LoadError) -> [NewsItem] {
    add()
    await Task.yield()
    add()
    return []
  }
}

@Suite("Contract: waiting")
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

  /// The hook is one variable for the whole process, so this test has a process of its own.
  @Test func `no task of a screen runs on another thread if its driver uses one queue`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      JobsOnOtherThreads.startCounting(exceptPriority: Task.currentPriority)
      await Task.detached(priority: .background) {}.value
      #expect(JobsOnOtherThreads.count == 1)
      // A driver that ends ends its tasks, so each driver lives until the last one has worked.
      var drivers: [ScreenDriver] = []
      for demo in PatternDemo.all(.news) {
        let driver = ScreenDriver(demo)
        drivers.append(driver)
        // The tasks of the screen inherit this priority.
        Task.immediate(priority: .background) { driver.open() }
        try await driver.answerNews(.success([NewsItem(title: "One")]))
        await driver.perform { driver.send(.reload) }
        #expect(driver.newsRequests.count == 2, "\(demo)")
        Task.immediate(priority: .background) { driver.close() }
        await driver.runPendingTasks()

        #expect(driver.leaks == [], "\(demo)")
        #expect(JobsOnOtherThreads.count == 1, "\(demo)")
      }
    }
  }

  /// On Apple’s platforms, a task with another priority ends the program.
  @Test(arguments: PatternDemo.all)
  func `every task of a driver has a priority that the runtime defines`(demo: PatternDemo) async {
    let defined: [TaskPriority] = [.background, .low, .medium, .high, TaskPriority(rawValue: 33)]
    let priorities = RecordedPriorities()
    let driver = ScreenDriver(demo)
    driver.wrapServices = priorities.wrap
    driver.onChange = { _ in priorities.add() }
    driver.open()
    await driver.perform { driver.send(demo.kind == .news ? .reload : .press) }
    _ = await driver.runOnQueue { priorities.add() }

    #expect(priorities.all.count > 1)
    #expect(priorities.all.allSatisfy(defined.contains), "\(priorities.all)")
  }

  @Test func `the hook that was installed before is restored after the last driver`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")
      let before = hook?.load(as: UInt.self)
      do {
        let drivers = PatternDemo.all.prefix(2).map { ScreenDriver($0) }
        precondition(drivers.count == 2 && hook?.load(as: UInt.self) != before, "no hook")
      }
      precondition(hook?.load(as: UInt.self) == before, "the hook is not restored")
    }
  }
}

/// Counts the jobs that the runtime runs on other threads.
private nonisolated enum JobsOnOtherThreads {
  private typealias Enqueue = @convention(thin) (UnsafeRawPointer) -> Void
  private typealias Hook = @convention(thin) (UnsafeRawPointer, Enqueue) -> Void
  private static let jobs = Atomic<Int>(0)
  /// The priority of the test itself.
  private static let ownPriority = Atomic<UInt8>(0)

  static var count: Int { jobs.load(ordering: .sequentiallyConsistent) }

  /// Installs a hook of its own, as another library would.
  static func startCounting(exceptPriority priority: TaskPriority) {
    ownPriority.store(priority.rawValue, ordering: .sequentiallyConsistent)
    let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")
    hook?.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
      JobsOnOtherThreads.count(unsafeBitCast(job, to: UnownedJob.self))
      enqueue(job)
    }
  }

  private static func count(_ job: UnownedJob) {
    let ownPriority = ownPriority.load(ordering: .sequentiallyConsistent)
    if job.priority.rawValue != ownPriority { jobs.add(1, ordering: .sequentiallyConsistent) }
  }
}
