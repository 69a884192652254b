import Catalog
import Console
import Feeds
import Foundation
import Model
import PatternKit
import Stories
import TestSupport
import Testing
import ToolingSupport
import Tracing

@testable import LiveApp

@Suite("Live app: random keys and sizes")
struct AppWalkTests {
  /// The number of keys. One of five changes the pattern.
  private static let count = 200 * walkFactor

  /// The keys that change the pattern.
  private static let numbers = (1...Pattern.all.count).map(String.init).joined()

  private static let keys: [Key] =
    [.up, .down, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .backTab]
    + " jkrxsdc?[]ü日\(numbers)".map(Key.character)

  /// Other tests use memory too, so the memory is measured in a process of its own.
  @Test func `after random keys and sizes, the terminal shows the frame, and no memory is lost`()
    async
  {
    await #expect(processExitsWith: .success) { @MainActor in
      // Reading the symbols of the program takes memory in some walks. A leak takes it in each.
      var growth = try await AppWalkTests.walk()
      for _ in 0..<3 where growth >= 8 << 20 { growth = try await AppWalkTests.walk() }
      #expect(growth < 8 << 20, "\(growth) bytes in the second half")
    }
  }

  /// Sends random keys and sizes to the app, and compares each frame with the terminal.
  ///
  /// Returns the memory in bytes that the process gained in the second half.
  private static func walk() async throws -> Int {
    var generator = SplitMix64(seed: 7)
    let app = App(
      PatternDemo.all(.news)[0],
      services: Services(
        news: ChangingNews(), images: URLImageSource(), digits: RandomDigits(seed: 7)),
      // Looking up line numbers would take most of the time.
      recorder: Recorder(finding: .names), checkout: .current())
    var screen = EmulatedTerminal(width: app.size.width, height: app.size.height)
    screen.receive(Array("\u{1B}[?1049h".utf8))
    var shown: TerminalFrame?
    var memory = residentMemory()

    for number in 0..<count {
      if number == count / 2 { memory = residentMemory() }
      if Int.random(in: 0..<20, using: &generator) == 0 {
        app.size = (
          width: Int.random(in: 1...300, using: &generator),
          height: Int.random(in: 1...100, using: &generator)
        )
        screen.resize(width: app.size.width, height: app.size.height)
      }
      let key = keys.randomElement(using: &generator) ?? .up
      app.handle(key)
      if Bool.random(using: &generator) { await Task.yield() }

      let frame = app.frame()
      screen.receive(frame.bytes(after: shown))
      shown = frame
      let isRight = screen.frame == frame.text.joined(separator: "\n")
      try #require(isRight, "after \(number) keys, the last one \(key)")
    }
    #expect(screen.misunderstood == [])
    #expect(screen.beyondEdges == "")
    return residentMemory() - memory
  }
}

/// A feed with a random number of items, whose loads sometimes fail.
private final class ChangingNews: NewsSource {
  private var generator = SplitMix64(seed: 7)

  func items() async throws(LoadError) -> [NewsItem] {
    let count = Int.random(in: -5..<60, using: &generator)
    guard count >= 0 else { throw .status(503) }
    return (0..<count).map { number in
      NewsItem(
        title: "Title \(number) 标题", digest: number.isMultiple(of: 3) ? "" : "digest 摘要",
        content: String(repeating: "content ", count: number), replyCount: number)
    }
  }
}

/// Returns the resident memory of the process in bytes. Returns 0 on macOS, where the test compares only
/// the frames.
private func residentMemory() -> Int {
  let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = statistics?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (pages ?? 0) * 4096
}
