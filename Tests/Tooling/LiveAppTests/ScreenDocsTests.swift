import Catalog
import Foundation
import PatternKit
import TestSupport
import Testing
import ToolingSupport

/// A screen that a page shows: `screen <words> | <columns>x<lines> | <keys>`.
private struct Screenshot {
  let words: [String]
  let width: Int
  let height: Int
  let keys: [String]

  init(_ block: String) throws {
    let parts = block.split(separator: " | ").map { $0.split(separator: " ").map(String.init) }
    let size = parts.dropFirst().first?.first?.split(separator: "x").compactMap { Int($0) } ?? []
    guard parts.count > 1, size.count == 2 else {
      throw TestFailure("unclear block: \(block)")
    }
    words = Array(parts[0].dropFirst()) + ["--seed", "7"]
    (width, height) = (size[0], size[1])
    keys = parts.dropFirst(2).flatMap(\.self)
  }

  static let bytes = [
    "Space": " ", "Tab": "\t", "Enter": "\r", "Esc": "\u{1B}", "↑": "\u{1B}[A", "↓": "\u{1B}[B",
  ]

  /// Returns the screen after all keys, as soon as it equals the expected frame.
  ///
  /// Returns the last screen if the expected frame does not appear within a limit.
  func screen(
    expecting expected: String, atMost patience: Duration
  ) async throws -> EmulatedTerminal {
    let terminal = try PseudoTerminal(words, width: width, height: height)
    try await terminal.wait(for: words.contains("zh") ? "q 退出" : "q quit")
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
  /// Returns the screens of the blocks of a page, by block.
  private func screens(in text: String) async throws -> [String: EmulatedTerminal] {
    var screens: [String: EmulatedTerminal] = [:]
    _ = try await Page(text).filled { block, present in
      guard block.hasPrefix("screen ") else { return present }
      let expected = present.dropFirst().dropLast().joined(separator: "\n")
      screens[block] = try await Screenshot(block).screen(
        expecting: expected, atMost: .seconds(rewritesDocs ? 5 : 60))
      return present
    }
    #expect(!screens.isEmpty)
    return screens
  }

  @Test(arguments: ["docs/xray.md", "docs/zh/xray.md"])
  func `the screens in a page equal the screens of the live app`(path: String) async throws {
    let screens = try await screens(in: checkout().text(of: path))

    // Another test may have rewritten other blocks of the page.
    let generated = try await Page(checkout().text(of: path)).filled { block, present in
      screens[block].map { ["```text", $0.frame, "```"] } ?? present
    }
    try expectFile(path, equals: generated)
  }

  /// A row of a table says: after these keys, this step is selected, and its source has this line. The
  /// command stands above the table.
  @Test(arguments: [("mvc", 4), ("direct", 3)])
  func `the lesson states which step its keys select, and a line of its source`(
    pattern: String, count: Int
  ) async throws {
    let part = try #require(
      try checkout().text(of: "docs/lesson.md").components(separatedBy: "**Type** `").first {
        $0.hasPrefix("swift run patterns \(pattern) --seed 7`")
      }?.components(separatedBy: "\n## ")[0])
    let rows = part.matches(of: #/\n\| ([^|]+) \| `([^`|]+ → [^`]+)` \|(?: `([^`]+)` \|)?/#)
    let terminal = try PseudoTerminal([pattern, "--seed", "7"], width: 110, height: 30)
    try await terminal.wait(for: "q quit")
    for row in rows {
      for key in row.1.split(separator: ", ").map({ String($0.filter { $0 != "`" }) }) {
        try await terminal.type(Screenshot.bytes[key] ?? key)
        let name = Int(key).map { Pattern.all[$0 - 1].name } ?? ""
        try await terminal.wait("the effect of \(key)") {
          $0.frame.contains("\(name)]") && !$0.frame.contains("resolving")
        }
      }
      try await terminal.wait("the step \(row.2) and the line \(row.3 ?? "")") { screen in
        let lines = screen.frame.split(separator: "\n")
        return lines.contains { $0.hasPrefix(">") && $0.contains(row.2) }
          && lines.contains { $0.hasPrefix("*") && (row.3.map($0.contains) ?? true) }
      }
    }
    #expect(rows.count == count)
  }
}
