import Catalog
import Contract
import Model
import PatternDefinition
import TerminalUI
import XRay

extension Benchmark {
  /// Returns figures for a press and for drawing rows, with X-ray off and on, and for naming the
  /// calls.
  static func xray(of pattern: Pattern? = Pattern.all.first) -> [Benchmark] {
    pattern.map { presses(of: $0) + screens(of: $0) } ?? []
  }

  private static func presses(of pattern: Pattern) -> [Benchmark] {
    guard let alone = PressedScreen(of: pattern), let shown = PressedScreen(of: pattern) else {
      return []
    }
    let window = Window(rootViewController: shown.viewController)
    let noWindow = "a press in no window"
    let off = "in a window, X-ray off"
    return [
      Benchmark(.xray, noWindow) { try await alone.press($0) },
      Benchmark(.xray, off, reference: noWindow) { repetitions in
        try await shown.press(repetitions)
        withExtendedLifetime(window) {}
      },
      // A recorder slows down every press in the program, so each round has its own.
      Benchmark(.xray, "in a window, X-ray on", reference: off) { repetitions in
        let recorded = RecordedScreen(of: pattern)
        for _ in 0..<repetitions { try await recorded?.press() }
      },
      Benchmark(.xray, "naming the calls of a press") { repetitions in
        let recorded = RecordedScreen(of: pattern)
        try await recorded?.press()
        for _ in 0..<repetitions { _ = await recorded?.name() }
      },
    ]
  }

  private static func screens(of pattern: Pattern) -> [Benchmark] {
    /// - Parameter work: What is measured, once per repetition. Loading the list is not measured.
    func benchmark(
      _ name: String, reference: String? = nil,
      work: @escaping @MainActor (RecordedList) async -> Void
    ) -> Benchmark {
      Benchmark(group: .xray, name: name, reference: reference, perItem: nil) { repetitions in
        guard let list = await RecordedList(of: pattern) else {
          throw BenchError(description: "\(pattern.name) has no news demo")
        }
        list.recordNextScreen()
        let start = ContinuousClock.now
        for _ in 0..<repetitions { await work(list) }
        return ContinuousClock.now - start
      }
    }
    let off = "a screen of new rows, X-ray off"
    return [
      benchmark(off) { $0.drawNextScreen() },
      benchmark("a screen of new rows, X-ray on", reference: off) { $0.recordNextScreen() },
      benchmark("naming the calls of a screen") { _ = await $0.name() },
    ]
  }
}

/// A pressed screen whose calls are recorded.
private final class RecordedScreen {
  private let screen: PressedScreen
  private let window: Window
  private let recorder = Recorder()
  private let scope: Recorder.Scope

  init?(of pattern: Pattern) {
    guard let screen = PressedScreen(of: pattern) else { return nil }
    self.screen = screen
    window = Window(rootViewController: screen.viewController)
    window.onChange = { [recorder] _ in recorder.takeStack() }
    scope = Recorder.Scope(module: pattern.module)
  }

  /// Presses the button once, as one event.
  func press() async throws {
    recorder.beginEvent()
    try await recorder.recordAsync { try await screen.press(1) }
  }

  func name() async -> CallTree? {
    await recorder.treesUpToNow(showing: scope)?.first?.tree
  }
}

/// A news list in which every screen shows different rows.
private final class RecordedList {
  private let driver: ScreenDriver
  private let recorder = Recorder()
  private let scope: Recorder.Scope

  init?(of pattern: Pattern) async {
    guard let driver = ScreenDriver(.news, of: pattern) else { return nil }
    self.driver = driver
    scope = Recorder.Scope(module: pattern.module, roles: driver.roleNames)
    recorder.isPaused = true
    driver.size = (width: 80, height: 24)
    driver.open()
    await driver.runPendingTasks()
    let items = (0..<100_000).map { (number: Int) in
      NewsItem(
        title: "Title \(number)", digest: "A line of detail",
        date: CalendarDate(year: 2016, month: 1, day: 25), replyCount: number)
    }
    for request in driver.newsRequests.all { request.answer(.success(items)) }
    await driver.wait { driver.selectedRow != nil }
  }

  func drawNextScreen() {
    driver.send(.pageDown)
    _ = driver.draw()
  }

  /// Draws the next screen, as one event.
  func recordNextScreen() {
    recorder.isPaused = false
    defer { recorder.isPaused = true }
    recorder.beginEvent()
    recorder.record { drawNextScreen() }
  }

  func name() async -> CallTree? {
    await recorder.treesUpToNow(showing: scope)?.first?.tree
  }
}
