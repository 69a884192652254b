import Catalog
import Foundation
import PatternKit
import Testing
import ToolingSupport

@Suite("Live app: the program in a terminal", .needsTerminal, .serialized)
struct LiveAppTests {
  @Test func `the live app opens full screen and restores the terminal on q`() async throws {
    let terminal = try PseudoTerminal(["mvvm", "button", "--seed", "7"])
    try await terminal.wait(for: "q quit")

    let lines = terminal.screen.frame.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].contains("[3 MVVM]"))
    #expect(
      lines.dropFirst().joined(separator: "\n") == """
         news │[button]│ the view observes a view model that knows no view
        2333
        ▸ [ Click me! ]
        \(String(repeating: "\n", count: 18))
        Space press  Tab news  1–\(Pattern.all.count) pattern  x X-ray  ? help  q quit
        """)
    #expect(!terminal.hasSettingsOfBefore)
    #expect(!terminal.stopsOnControlS)
    #expect(!terminal.screen.showsCursor)
    #expect(terminal.screen.bracketsPastedText)
    #expect(terminal.screen.writtenTexts["7"]?.prefix(2) == ["[3 MVVM]", "[button]"])

    try await terminal.quit()
    #expect(terminal.screen.isAsBefore)
    #expect(terminal.hasSettingsOfBefore)
    #expect(terminal.screen.mainBuffer == "")
    #expect(terminal.screen.misunderstood == [])
  }

  @Test func `a terminal that reports no size counts as 80 columns and 24 rows`() async throws {
    let terminal = try PseudoTerminal(
      ["mvvm", "button"], shell: #"stty columns 0 rows 0 && exec "$0" "$@""#)

    try await terminal.wait(for: "q quit")
    try await terminal.quit()
  }

  @Test(arguments: ["q", "\u{3}"])
  func `the live app quits while its feed is a pipe without a writer`(key: String) async throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path()
    try #require(mkfifo(pipe, 0o600) == 0)
    defer { try? FileManager.default.removeItem(atPath: pipe) }
    let terminal = try PseudoTerminal(["mvc", "--feed", pipe])
    try await terminal.wait(for: "Loading…")

    try await terminal.type("rr2rrr")
    try await terminal.wait(for: "[2 MVP]")
    try await terminal.type(key)

    #expect(try await terminal.end() == (key == "q" ? .status(0) : .signal(SIGINT)))
    #expect(terminal.hasSettingsOfBefore)
  }

  @Test func `the live app rejects standard input as a feed`() async throws {
    let terminal = try PseudoTerminal(["mvc", "--feed", "-"])

    #expect(try await terminal.end() == .status(64))
    #expect(terminal.screen.mainBuffer.contains("keyboard of a live demo"))
  }

  @Test func `the live app shows the required size in a small window, and the demo in a large one`()
    async throws
  {
    let terminal = try PseudoTerminal(["mvp", "button"])
    try await terminal.wait(for: "▸ [ Click me! ]")

    terminal.resize(width: 39, height: 5)
    try await terminal.wait(
      for: """
        The window is too small.
        Needed: 40×12, now: 39×5.
        q quit
        """)
    for (width, height) in [(1, 1), (300, 100), (40, 11), (300, 1), (2, 100)] {
      terminal.resize(width: width, height: height)
      let isLarge = width >= 40 && height >= 12
      try await terminal.wait(for: isLarge ? "▸ [ Click me! ]" : width == 1 ? "…" : "T")
    }
    terminal.resize(width: 40, height: 12)
    try await terminal.wait(for: " news │[button]│ the presenter tells a …\n")
    try await terminal.wait(for: "\nSpace press  x X-ray  ? help  q quit")
    try await terminal.quit()
    #expect(terminal.screen.misunderstood == [])
  }

  @Test func `the live app shows no style if NO_COLOR is set`() async throws {
    let terminal = try PseudoTerminal(["mvc", "button", "--xray"], environment: ["NO_COLOR": "1"])
    try await terminal.wait(for: "[1 MVC]")
    try await terminal.type("]")
    try await terminal.wait(for: ">start → ")
    try await terminal.quit()
    #expect(terminal.screen.writtenTexts.isEmpty)
  }

  @Test(arguments: [["TERM": "dumb"], ["TERM": ""], ["PLAIN": "1"]])
  func `a dumb terminal or --plain results in a transcript without escape bytes`(
    environment: [String: String]
  ) async throws {
    let plain = environment["PLAIN"] == nil ? "--seed=7" : "--plain"
    let terminal = try PseudoTerminal(["mvc", "button", plain], environment: environment)

    #expect(try await terminal.end() == .status(0))
    #expect(terminal.screen.isAsBefore)
    #expect(
      terminal.screen.mainBuffer.hasPrefix(
        "MVC: the controller connects view and model\r\n\r\n> start\r\n│ 2333\r\n"))
    #expect(terminal.screen.writtenTexts.isEmpty)
    #expect(terminal.screen.misunderstood == [])
  }
}
