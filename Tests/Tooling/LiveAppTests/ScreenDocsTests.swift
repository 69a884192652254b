import Foundation
import TestSupport
import Testing

/// A screen that a page shows: `screen <words> | <columns>x<lines> | <keys>`.
private struct Screenshot {
  let words: [String]
  let width: Int
  let height: Int
  let keys: [String]

  struct Unclear: Error {
    let block: String
  }

  init(_ block: String) throws {
    let parts = block.split(separator: " | ").map { $0.split(separator: " ").map(String.init) }
    let size = parts.dropFirst().first?.first?.split(separator: "x").compactMap { Int($0) } ?? []
    guard parts.count > 1, size.count == 2 else { throw Unclear(block: block) }
    words = Array(parts[0].dropFirst()) + ["--seed", "7"]
    (width, height) = (size[0], size[1])
    keys = parts.dropFirst(2).flatMap(\.self)
  }

  private static let bytes = [
    "Space": " ", "Tab": "\t", "Enter": "\r", "Esc": "\u{1B}", "↑": "\u{1B}[A", "↓": "\u{1B}[B",
  ]

  /// Returns the screen after all keys, as soon as it equals the expected frame.
  ///
  /// Returns the last screen if the expected frame does not appear within a limit.
  func screen(
    expecting expected: String, atMost patience: Duration
  ) async throws -> EmulatedTerminal {
    let terminal = try PseudoTerminal(arguments: words, width: width, height: height)
    try await terminal.wait(for: "q quit")
    for key in keys {
      // An image that arrived after a key would look like an effect of the key.
      try await terminal.wait("an end of the loading") {
        !$0.frame.contains("Loading…") && !$0.frame.contains("[…]")
      }
      try await terminal.type(Self.bytes[key] ?? key)
    }
    // The caller compares both frames and reports the first different line.
    try? await terminal.wait("the page’s screen", atMost: patience) { $0.frame == expected }
    return terminal.screen
  }
}

@Suite("Docs: screens")
struct ScreenDocsTests {
  private static let rewrites = ProcessInfo.processInfo.environment["PATTERNS_DOCS"] == "write"

  @Test(arguments: ["README.md", "docs/lesson.md"])
  func `the screens in a page equal the screens of the live app`(path: String) async throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../\(path)").standardizedFileURL
    let text = try String(contentsOf: file, encoding: .utf8)
    var screens: [String: [String]] = [:]

    let generated = try await Page(text).filled { block, present in
      guard block.hasPrefix("screen ") else { return present }
      let expected = present.dropFirst().dropLast().joined(separator: "\n")
      let patience = Duration.seconds(Self.rewrites ? 5 : 60)
      let frame = try await Screenshot(block).screen(
        expecting: expected, atMost: patience
      ).frame
      screens[block] = ["```text", frame, "```"]
      return screens[block] ?? present
    }

    if Self.rewrites {
      // Another test may have rewritten other blocks of the page.
      let current = try String(contentsOf: file, encoding: .utf8)
      let rewritten = try await Page(current).filled { block, present in screens[block] ?? present }
      try Data(rewritten.utf8).write(to: file)
    }
    #expect(!screens.isEmpty)
    let isCurrent = text == generated
    #expect(
      isCurrent || Self.rewrites,
      """
      \(path) is stale: PATTERNS_DOCS=write swift test --filter DocsTests
      \(Page(text).firstDifference(from: generated))
      """)
  }

  @Test(arguments: EmulatedTerminal.Appearance.allCases)
  func `the picture in README equals the screen of the live app`(
    appearance: EmulatedTerminal.Appearance
  ) async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardizedFileURL
    let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    let path = "docs/images/live-\(appearance.rawValue).svg"
    #expect(readme.contains(path))

    var picture = ""
    _ = try await Page(readme).filled { block, present in
      guard block.hasPrefix("screen "), picture.isEmpty else { return present }
      let expected = present.dropFirst().dropLast().joined(separator: "\n")
      let patience = Duration.seconds(Self.rewrites ? 5 : 60)
      let screen = try await Screenshot(block).screen(expecting: expected, atMost: patience)
      picture = screen.svg(appearance, title: "The live app with a button in MVP, and its X-ray")
      return present
    }

    let file = folder.appending(path: path)
    let current = try? String(contentsOf: file, encoding: .utf8)
    if Self.rewrites { try Data(picture.utf8).write(to: file) }
    #expect(!picture.isEmpty)
    let isCurrent = current == picture
    #expect(
      isCurrent || Self.rewrites,
      "\(path) is stale: PATTERNS_DOCS=write swift test --filter ScreenDocsTests")
  }
}
