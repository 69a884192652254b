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

@testable import LiveApp

@Suite("Live app: one event, one story", .serialized)
struct EventLoopTests {
  private static let keys: [Key] =
    [.up, .down, .enter, .escape, .tab] + "  rr123456".map(Key.character)

  @Test(arguments: Pattern.all, [Demo.button, .news])
  func `the last of some fast keys has the story that it has if they are typed slowly`(
    pattern: Pattern, demo: Demo
  ) async throws {
    for seed in 0..<UInt64(walkFactor) {
      var generator = SplitMix64(seed: seed)
      let keys = (0..<Int.random(in: 2...8, using: &generator)).map { _ in
        Self.keys.randomElement(using: &generator) ?? .up
      }

      let slow = try LoopUnderTest("\(pattern.id) \(demo.rawValue) --xray")
      await slow.isQuiet()
      for key in keys { await slow.type([key]) }

      let fast = try LoopUnderTest("\(pattern.id) \(demo.rawValue) --xray")
      await fast.isQuiet()
      var rest = keys[...]
      while !rest.isEmpty {
        // Several keys arrive in one read. The next ones arrive while the tasks of these run.
        let count = Int.random(in: 1...rest.count, using: &generator)
        fast.loop.add(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
        for _ in 0..<Int.random(in: 0...9, using: &generator) { await Task.yield() }
      }
      await fast.isQuiet()

      #expect(await fast.story() == slow.story(), "\(keys)")
      #expect(await fast.test.frame() == slow.test.frame(), "\(keys)")
    }
  }

  @Test(.needsTerminal, arguments: [Demo.button, .news])
  func `keys typed fast in a terminal leave the screen that they leave if they are typed slowly`(
    demo: Demo
  ) async throws {
    let titles = ["One", "Two", "Three", "Four"]
    let feed = try TemporaryFile(
      "[\(titles.map { #"{"title": "\#($0)"}"# }.joined(separator: ","))]")
    let bytes: [Key: String] = [.down: "j", .up: "k", .enter: "\r"]
    for seed in 0..<UInt64(walkFactor) {
      var generator = SplitMix64(seed: seed)
      let keys = (0..<Int.random(in: 2...20, using: &generator)).map { _ in
        (demo == .button
          ? [.character(" "), .character(" "), .enter] : [.down, .up, .enter, .down])
          .randomElement(using: &generator) ?? Key.down
      }
      let slow = try LoopUnderTest(
        "mvvm \(demo.rawValue) --xray sources", news: titles.map { NewsItem(title: $0) })
      await slow.isQuiet()
      for key in keys { await slow.type([key]) }
      let expected = await slow.test.frame()

      let terminal = try PseudoTerminal(
        ["mvvm", demo.rawValue, "--xray", "--seed", "7", "--feed", feed.path])
      try await terminal.wait(for: demo == .button ? "2333" : "▸ One")
      for key in keys {
        guard case .character(let character) = key else {
          try await terminal.type(bytes[key] ?? "")
          continue
        }
        try await terminal.type(String(character))
        for _ in 0..<Int.random(in: 0...50, using: &generator) { await Task.yield() }
      }

      try await terminal.wait("the last of \(keys):\n\(expected)\n\nbut") { $0.frame == expected }
      try await terminal.quit()
    }
  }

  @Test(arguments: Pattern.all)
  func `two presses that arrive together have a story each, from the touch to the label`(
    pattern: Pattern
  ) async throws {
    let screen = try LoopUnderTest("\(pattern.id) button --xray")

    await screen.type([.character(" "), .character(" ")])

    let story = await screen.story()
    #expect(story.first == "press")
    #expect(story.dropFirst().first == "touch → Button.press()")
    #expect(story.last?.contains("set → Label.text") == true)
    #expect(screen.test.app.xray.stories.count == 1)
    #expect(screen.test.app.xray.decidingStep != nil)
  }

  @Test func `a held key loses no press`() async throws {
    let screen = try LoopUnderTest("mvvm button")
    let digits = RandomDigits(seed: 7)
    let last = (0..<50).map { _ in "\(digits.nextDigit())" }.last

    await screen.type(Array(repeating: .character(" "), count: 50))

    let label = screen.test.app.session.window.topViewController.view.descendants(of: Label.self)
    #expect(label.first?.text == last)
  }

  @Test func `a key waits for no service`() async throws {
    let screen = try LoopUnderTest("mvc --xray", news: nil)

    await screen.type([.character("r"), .character("2")])

    #expect(await screen.test.frame().contains("[2 MVP]"))
    #expect(await screen.test.shows("Loading…"))
  }

  @Test
  func
    `a key for rows that another pattern has not loaded yet has its effect as soon as it has them`()
    async throws
  {
    let screen = try LoopUnderTest("mvc --xray", news: nil)
    await screen.isQuiet()
    await screen.load("One", "Two")
    await screen.type([.down])

    await screen.type([.character("3"), .up])
    await screen.load("One", "Two")
    for _ in 0..<100 where await !screen.test.frame().contains("▸ One") { await screen.isQuiet() }

    #expect(await screen.test.frame().contains("▸ One"))
  }

  @Test func `a reload is the last event after keys for rows that are not loaded yet`() async throws
  {
    let screen = try LoopUnderTest("mvc --xray", news: nil)
    await screen.isQuiet()
    await screen.load("One", "Two")
    await screen.type([.down])

    await screen.type([.character("3"), .up, .character("r")])
    await screen.load("One", "Two")
    for _ in 0..<20 { await screen.isQuiet() }

    #expect(await screen.story().first == "reload")
  }

  @Test func `a key to quit overtakes a key for rows that are not loaded yet`() async throws {
    let screen = try LoopUnderTest("mvc --xray", news: nil)
    await screen.isQuiet()
    await screen.load("One", "Two")
    await screen.type([.down])

    screen.loop.add([.character("3"), .down, .character("q")])
    await screen.isQuiet()

    #expect(screen.test.app.isFinished)
  }

  @Test func `a frame and the next key wait for a long chain of observers`() async {
    let controller = RelayViewController()

    let frames = await frames(of: controller, pressing: 3)

    #expect(controller.textsBeforePresses == ["relayed 0", "relayed 1", "relayed 2"])
    #expect(frames.last?.contains("relayed 3") == true)
    for number in 1...3 {
      let shown = frames.filter { $0.contains("pressed \(number)") }
      #expect(shown.allSatisfy { $0.contains("relayed \(number)") })
    }
  }

  @Test func `the next key waits for a chain of tasks that call the model`() async {
    let controller = TaskViewController()

    _ = await frames(of: controller, pressing: 3)

    #expect(controller.countsBeforePresses == [0, 1, 2])
  }

  /// Presses the button several times at once, and returns the frames.
  private func frames(of controller: ViewController, pressing count: Int) async -> [String] {
    let pattern = Pattern(
      id: "chain", name: "Chain", summary: "has a chain after each press",
      demos: [.button: { _ in Screen(controller) }])
    let app = App(
      pattern.demos[0],
      services: Services(
        news: BundledNewsSource(), images: URLImageSource(), digits: RandomDigits(seed: 7)))
    var frames: [String] = []
    let loop = EventLoop(app) { frames.append(app.frame().text.joined()) }
    loop.add(Array(repeating: .character(" "), count: count))
    while !loop.isIdle { await Task.yield() }
    return frames
  }

  @Test func `tasks that wake each other without end do not stop the keys`() async throws {
    let endless = Pattern(
      id: "endless", name: "Endless", summary: "has a change for each change",
      demos: [.button: { _ in Screen(PingPongViewController()) }])
    let app = App(
      endless.demos[0],
      services: Services(
        news: BundledNewsSource(), images: URLImageSource(), digits: RandomDigits(seed: 7)))
    let loop = EventLoop(app) { _ = app.frame() }

    loop.add([.character("q")])
    for _ in 0..<100_000 where !app.isFinished { await Task.yield() }

    #expect(app.isFinished)
  }

  @Test func `another pattern shows its own start after a reload, and loads once`() async throws {
    let screen = try LoopUnderTest("mvc --xray", news: nil)
    await screen.isQuiet()
    screen.test.requests.all[0].answer(.success([.init(title: "One")]))
    await screen.type([.character("r")])

    await screen.type([.character("2")])
    screen.test.requests.all.last?.answer(.success([.init(title: "One")]))
    await screen.isQuiet()

    #expect(await screen.test.shows("▸ One"))
    #expect(screen.test.requests.all.isEmpty)
    #expect(await screen.story().first == "start")
  }
}

/// An app whose keys are delivered as in a terminal.
private struct LoopUnderTest {
  let test: AppUnderTest
  let loop: EventLoop

  init(
    _ words: String, news: [NewsItem]? = (1...3).map { .init(title: "Title \($0)") }
  ) throws {
    let test = try AppUnderTest(words, news: news)
    self.test = test
    loop = EventLoop(test.app) { _ = test.app.frame() }
    loop.setNeedsFrame()
  }

  /// Types keys that arrive together, and waits until the app has nothing more to do.
  func type(_ keys: [Key]) async {
    loop.add(keys)
    await isQuiet()
  }

  @discardableResult
  func isQuiet() async -> Bool {
    for _ in 0..<100 {
      for _ in 0..<20 { await Task.yield() }
      while !loop.isIdle { await Task.yield() }
      if !test.app.xray.isResolving { return true }
      await test.app.xray.lookup?.value
    }
    return false
  }

  /// Answers the pending request, and waits until the rows are loaded.
  func load(_ titles: String...) async {
    test.requests.all.first?.answer(.success(titles.map { NewsItem(title: $0) }))
    for _ in 0..<100 where test.app.session.tableView?.selectedRow == nil { await isQuiet() }
  }

  /// The name of the event, and its steps.
  func story() async -> [String] {
    guard let story = test.app.xray.stories.first else { return [] }
    return [story.event] + story.tree.rowsWithoutColumns.map(\.text)
  }
}
