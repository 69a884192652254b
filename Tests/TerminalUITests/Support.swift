@testable import TerminalUI

/// A window whose screen stacks the given views.
func window(showing views: View...) -> Window {
  let viewController = ViewController()
  for view in views { viewController.view.addSubview(view) }
  return Window(rootViewController: viewController)
}

extension Window {
  /// What the window shows, as one text.
  func frame(width: Int, height: Int) -> String {
    draw(width: width, height: height).joined(separator: "\n")
  }
}

extension Canvas {
  /// What the canvas holds, as one text.
  var text: String { lines.joined(separator: "\n") }
}

/// Lets others run until `condition` holds, or for so long that it never will.
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<100_000 where !condition() { await Task.yield() }
  return condition()
}

/// Lets everything happen that is ready to happen.
func runPendingTasks() async {
  for _ in 0..<100 { await Task.yield() }
}

/// An object to aim target-action at.
final class Target {
  private(set) var calls = 0

  func act() { calls += 1 }
}

/// Random numbers that are the same in every run.
///
/// Source: SplitMix64.
nonisolated struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension String {
  /// The scalars that would steer the terminal.
  nonisolated var dangerousScalars: [Unicode.Scalar] {
    unicodeScalars.filter(\.isDangerous)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar steers the terminal, or the direction of writing.
  ///
  /// Written down number by number, as the terminal's side of the matter.
  nonisolated var isDangerous: Bool {
    switch value {
    // C0, delete, C1.
    case 0x00...0x1F, 0x7F...0x9F: true
    // The separators of lines and paragraphs.
    case 0x2028, 0x2029: true
    // The marks, embeddings, overrides and isolates of bidirectional text.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// Text from somebody who means no good.
nonisolated func hostileText(
  of count: Int, using generator: inout some RandomNumberGenerator
) -> String {
  let pieces = [
    "\u{1B}[31m", "\u{1B}]0;title\u{7}", "\u{1B}[2J\u{1B}[H", "\u{9B}5A", "\u{0}", "\r", "\n",
    "\r\n", "\t", "\u{85}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{200F}", "\u{200B}",
    "\u{FEFF}", "\u{301}", "\u{20E3}", "\u{FE0F}", "\u{200D}", "\u{E0041}", "\u{1F3FD}",
    "🇩", "👩‍👩‍👧‍👦", "☺️", "1️⃣", "日", "ﾊﾞ", "が", "ᄀ", "ᅡ", "한", "का", "กำ", "e\u{301}",
    "a", "word", " ", "  ", "…", "\u{3000}", "\u{A0}",
  ]
  return (0..<count).map { _ in
    if Bool.random(using: &generator), let piece = pieces.randomElement(using: &generator) {
      return piece
    }
    let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
    return scalar.map { String($0) } ?? ""
  }.joined()
}
