import Catalog
import Foundation
import Model
import Testing

@testable import TerminalUI
@testable import patterns

@Suite("Random keys and sizes")
struct AppWalkTests {
  /// Say `PATTERNS_WALKS=10000` for as many keys on each pattern.
  private static let count =
    ProcessInfo.processInfo.environment["PATTERNS_WALKS"].flatMap(Int.init) ?? 300

  private static let keys: [Key] =
    [.up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .enter, .escape, .tab, .backTab]
    + [.control("l")] + " jkrx?123456ü日".map(Key.character)

  @Test(arguments: Pattern.all)
  func `do no harm: each frame fits, and what is sent leads from one to the next`(
    pattern: Pattern
  ) async throws {
    var generator = SplitMix64(seed: 7)
    let feed = try TemporaryFile(Self.feed)
    let options = try Options(of: pattern, arguments: ["--feed", feed.path, "--seed", "7"])
    let app = App(
      options,
      services: Services(
        news: options.source, images: URLImageSource(), digits: RandomDigits(seed: 7)))
    var screen = EmulatedTerminal(width: app.size.width, height: app.size.height)
    screen.receive(Array("\u{1B}[?1049h".utf8))
    var shown: TerminalFrame?
    var memory = residentMemory()

    for number in 0..<Self.count {
      if number == Self.count / 2 { memory = residentMemory() }
      if Int.random(in: 0..<20, using: &generator) == 0 {
        app.size = (
          width: Int.random(in: 1...300, using: &generator),
          height: Int.random(in: 1...100, using: &generator)
        )
        screen.resize(width: app.size.width, height: app.size.height)
      }
      let key = Self.keys.randomElement(using: &generator) ?? .up
      app.handle(key)
      if Bool.random(using: &generator) { await Task.yield() }

      let frame = app.frame()
      screen.receive(frame.bytes(after: shown))
      shown = frame
      let isRight = screen.frame == frame.text.joined(separator: "\n")
      #expect(isRight, "after \(number) keys, the last one \(key)")
      if !isRight { break }
    }

    #expect(screen.misunderstood == [])
    #expect(screen.beyondEdges == "")
    let growth = residentMemory() - memory
    #expect(growth < 64 << 20, "\(growth >> 20) MiB in the second half")
    if Self.count >= 10_000 { print("\(pattern.name): \(growth >> 10) KiB in the second half") }
  }

  private static let feed = """
    [\((0..<500).map { number in
      #"{"title": "Title \#(number) 标题", "digest": "\#(number % 3 == 0 ? "" : "digest 摘要")", "#
        + #""content": "\#(String(repeating: "content ", count: number))", "replyCount": \#(number)}"#
    }.joined(separator: ","))]
    """
}

/// How much memory the process has at the moment, in bytes; 0 where that cannot be asked.
private func residentMemory() -> Int {
  let statistics = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  let pages = statistics?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  return (pages ?? 0) * 4096
}
