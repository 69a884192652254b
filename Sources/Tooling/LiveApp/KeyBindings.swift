import Console
package import PatternKit
import TerminalUI

/// The keys of the live app: what they do, and how the footer and the help describe them.
package enum KeyBindings {
  enum Action: Hashable {
    /// Sends an event, the same on every screen.
    case send(Event)
    /// Shows the next demo, or with -1 the previous one.
    case showDemo(Int)
    case showPattern(Int)
    case toggleXRay, toggleSource, toggleNeighbour, toggleExplanation
    case select(LiveXRay.Move)
    case quit
  }

  /// The parts of the footer, in their order.
  enum Part: CaseIterable { case list, screen, close, xray, app, always }

  /// A hint in the footer. A hint with a lower rank is left out first.
  typealias Hint = (names: String, word: LocalizedText, part: Part, rank: Int)
  /// A line of the help. In the names of the keys, `{0}` is the place for the number of patterns.
  typealias Binding = (names: String, help: LocalizedText, actions: [Key: Action], hints: [Hint])

  static let compareIfWide: LocalizedText = "compare (\(AppLayout.minimumWidthForTwo) columns)"

  /// The bindings, in the order of the help.
  static let all: [Binding] = [
    (
      "↑ ↓ k j", "move the selection, or scroll",
      [
        .up: .send(.up), .down: .send(.down),
        .character("k"): .send(.up), .character("j"): .send(.down),
      ],
      [("↑↓", "move", .list, 5), ("↑↓", "scroll", .screen, 3)]
    ),
    (
      "Page Up, Page Down, Home, End", "move further (Terminal on a Mac: Shift)",
      [
        .pageUp: .send(.pageUp), .pageDown: .send(.pageDown),
        .home: .send(.home), .end: .send(.end),
      ], []
    ),
    (
      "Enter, Esc", "open the selected row, close it",
      [.enter: .send(.open), .escape: .send(.close)],
      [("Enter", "open", .list, 3), ("Esc", "close", .close, 5)]
    ),
    (
      "Space", "press the button", [.character(" "): .send(.press)],
      [("Space", "press", .screen, 6)]
    ),
    ("r", "load the news again", [.character("r"): .send(.reload)], [("r", "reload", .list, 4)]),
    (
      "Tab", "the next demo", [.tab: .showDemo(1), .backTab: .showDemo(-1)],
      [("Tab", "{0}", .app, 5)]
    ),
    ("1–{0}", "the pattern with this number", digits, [("1–{0}", "pattern", .app, 1)]),
    ("x", "show or hide the call tree", [.character("x"): .toggleXRay], [("x", "X-ray", .app, 6)]),
    (
      "p n [ ]", "select the previous or the next step",
      [
        .character("["): .select(.previous), .character("]"): .select(.next),
        .character("p"): .select(.previous), .character("n"): .select(.next),
      ],
      [("p n", "step", .xray, 4)]
    ),
    (
      "d", "select the key step: how the change reaches the screen",
      [.character("d"): .select(.deciding)],
      [("d", "key step", .xray, 5)]
    ),
    (
      "s", "show or hide the source of the selected step", [.character("s"): .toggleSource],
      [("s", "source", .xray, 0)]
    ),
    (
      "c", "show the calls of a neighbouring pattern too",
      [.character("c"): .toggleNeighbour],
      [("c", "compare", .xray, 2), ("c", compareIfWide, .xray, -1)]
    ),
    (
      "?", "explain the pattern", [.character("?"): .toggleExplanation], [("?", "help", .always, 7)]
    ),
    ("q", "quit", [.character("q"): .quit, .endOfInput: .quit], [("q", "quit", .always, 7)]),
  ]

  private static let digits = Dictionary(
    uniqueKeysWithValues: (0...9).map {
      (Key.character(Character("\($0)")), Action.showPattern($0))
    })

  /// The hints in the order of the footer.
  static let hints = Part.allCases.flatMap { part in
    all.flatMap(\.hints).filter { $0.part == part }
  }

  /// Returns the action of a key, or `nil` if it has none. Caps Lock changes no action.
  static func action(of key: Key) -> Action? {
    var key = key
    if case .character(let character) = key, let letter = character.lowercased().first {
      key = .character(letter)
    }
    return all.lazy.compactMap { $0.actions[key] }.first
  }

  static func hint(_ word: LocalizedText, in language: Language, value: String = "") -> String {
    assert(hints.contains { $0.word == word }, "no hint has the word “\(word)”")
    let names = hints.first { $0.word == word }?.names ?? ""
    let text = "\(names) \(language.text(word))"
    return value.isEmpty ? text : text.replacing("{0}", with: value)
  }

  package static func help(patternCount: Int) -> [LocalizedText] {
    all.map { binding in
      let names = binding.names.replacing("{0}", with: "\(patternCount)").padded(to: 12)
      return "\(names)   \(binding.help)"
    }
  }
}
