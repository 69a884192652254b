import Catalog
import Contract
import Foundation
import Model
import Synchronization
import TerminalUI
import Testing

@Suite("Contract: ScreenDriver")
struct ScreenDriverTests {
  /// No other task has a turn in a process of its own, so the turns can be counted.
  @Test func `the screen shows an answer that arrives late before the next event is sent`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      ScreenDriver.isAlone = true
      for pattern in Pattern.all {
        let driver = try #require(ScreenDriver(.news, of: pattern))
        driver.wrapServices = {
          Services(news: LateNewsSource($0.news), images: $0.images, digits: $0.digits)
        }
        driver.open()

        try await driver.answerNews(.success([NewsItem(title: "One")]))

        #expect(driver.rows.map(\.title) == ["One"], "\(pattern.name)")
      }
    }
  }
}

/// A source whose answers arrive many turns of the main actor later.
private struct LateNewsSource: NewsSource {
  private let source: any NewsSource

  init(_ source: any NewsSource) {
    self.source = source
  }

  func items() async throws(LoadError) -> [NewsItem] {
    let items = try await source.items()
    for _ in 0..<40 { await Task.yield() }
    return items
  }
}

@Suite("Contract: waiting")
struct WaitingTests {
  @Test func `a condition that never becomes true is checked a limited number of times`()
    async throws
  {
    let driver = try #require(ScreenDriver(.button, of: Pattern.all[0]))
    var checks = 0

    await driver.wait {
      checks += 1
      return false
    }

    #expect(checks < 100)
  }

  /// The hook is one variable for the whole process, so this test has a process of its own.
  @Test func `no task of a screen runs on another thread if its driver uses one queue`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      JobsOnOtherThreads.startCounting()
      for (usesOneQueue, isCounted) in [(true, false), (false, true)] {
        let driver = ScreenDriver(
          .button, of: Pattern.all.first { $0.id == "mvvm" } ?? Pattern.all[0],
          usesOneQueue: usesOneQueue)
        let before = JobsOnOtherThreads.count
        JobsOnOtherThreads.$isScreen.withValue(true) {
          driver?.open()
          driver?.send(.press)
        }
        await driver?.wait { driver?.labelText != "2333" }

        precondition(driver?.labelText != "2333", "the label did not change")
        precondition((JobsOnOtherThreads.count > before) == isCounted, "one queue: \(usesOneQueue)")
      }
    }
  }

  @Test func `no task runs on another thread while a driver that is alone works`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      JobsOnOtherThreads.startCounting()
      ScreenDriver.isAlone = true
      // A driver that ends ends its tasks, so each driver lives until the last one has worked.
      let drivers = Pattern.all.map { ScreenDriver(.news, of: $0) }
      for (pattern, driver) in zip(Pattern.all, drivers) {
        driver?.open()
        await driver?.runPendingTasks()

        await driver?.perform {
          driver?.newsRequests.all.first?.answer(.success([NewsItem(title: "One")]))
        }
        await driver?.perform { driver?.send(.reload) }

        #expect(driver?.newsRequests.count == 2, "\(pattern.name)")
        #expect(JobsOnOtherThreads.countOfAll == 0, "\(pattern.name)")
      }
    }
  }

  @Test func `the hook that was installed before is restored after the last driver`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")
      let before = hook?.load(as: UInt.self)
      do {
        let drivers = [
          ScreenDriver(.news, of: Pattern.all[0]), ScreenDriver(.news, of: Pattern.all[0]),
        ]
        precondition(drivers.count == 2 && hook?.load(as: UInt.self) != before, "no hook")
      }
      precondition(hook?.load(as: UInt.self) == before, "the hook is not restored")
    }
  }
}

/// Counts the jobs of a screen that the runtime runs on other threads.
private nonisolated enum JobsOnOtherThreads {
  /// Whether a task belongs to the screen. Its tasks inherit the value.
  @TaskLocal static var isScreen = false

  private typealias Enqueue = @convention(thin) (UnsafeRawPointer) -> Void
  private typealias Hook = @convention(thin) (UnsafeRawPointer, Enqueue) -> Void
  private static let ofScreens = Atomic<Int>(0)
  private static let all = Atomic<Int>(0)

  /// The number of jobs of screens.
  static var count: Int { ofScreens.load(ordering: .sequentiallyConsistent) }
  static var countOfAll: Int { all.load(ordering: .sequentiallyConsistent) }

  /// Installs a hook of its own, as another library would.
  static func startCounting() {
    let hook = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueGlobal_hook")
    hook?.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
      JobsOnOtherThreads.countJob()
      enqueue(job)
    }
  }

  private static func countJob() {
    all.add(1, ordering: .sequentiallyConsistent)
    if isScreen { ofScreens.add(1, ordering: .sequentiallyConsistent) }
  }
}
