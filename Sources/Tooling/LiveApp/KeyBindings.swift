import Console
package import PatternKit
import TerminalUI

/// The keys of the live app: what they do, and how the help describes them.
package enum KeyBindings {
  enum Action: Hashable {
    /// Sends an event, the same on every screen.
    case send(Event)
    /// Shows the next demo, or with -1 the previous one.
    case showDemo(Int)
    case showPattern(Int)
    case toggleXRay, toggleSource, toggleSteps, toggleNeighbour, toggleExplanation
    case select(LiveXRay.Move)
    case quit
  }

  /// A line of the help. In the names of the keys, `{0}` is the place for the number of patterns.
  typealias Binding = (names: String, help: LocalizedText, actions: [Key: Action])

  /// The bindings, in the order of the help.
  static let all: [Binding] = [
    (
      "↑ ↓ k j", "move the selection, or scroll",
      [
        .up: .send(.up), .down: .send(.down),
        .character("k"): .send(.up), .character("j"): .send(.down),
      ]
    ),
    (
      "Page Up, Page Down, Home, End", "move further (Terminal on a Mac: Shift)",
      [
        .pageUp: .send(.pageUp), .pageDown: .send(.pageDown),
        .home: .send(.home), .end: .send(.end),
      ]
    ),
    (
      "Enter, Esc", "open the selected row, close it",
      [.enter: .send(.open), .escape: .send(.close)]
    ),
    ("Space", "press the button", [.character(" "): .send(.press)]),
    ("r", "load the news again", [.character("r"): .send(.reload)]),
    ("Tab", "the next demo", [.tab: .showDemo(1), .backTab: .showDemo(-1)]),
    ("1–{0}", "the pattern with this number", digits),
    ("x", "show or hide the call tree", [.character("x"): .toggleXRay]),
    (
      "p n [ ]", "select the previous or the next step",
      [
        .character("["): .select(.previous), .character("]"): .select(.next),
        .character("p"): .select(.previous), .character("n"): .select(.next),
      ]
    ),
    (
      "d", "select the key step: how the change reaches the screen",
      [.character("d"): .select(.deciding)]
    ),
    ("s", "show or hide the source of the selected step", [.character("s"): .toggleSource]),
    (
      "f", "show or fold the steps for which a low window has no room",
      [.character("f"): .toggleSteps]
    ),
    ("c", "show the calls of a neighbouring pattern too", [.character("c"): .toggleNeighbour]),
    ("?", "explain the pattern", [.character("?"): .toggleExplanation]),
    ("q", "quit", [.character("q"): .quit, .endOfInput: .quit]),
  ]

  private static let digits = Dictionary(
    uniqueKeysWithValues: (0...9).map {
      (Key.character(Character("\($0)")), Action.showPattern($0))
    })

  /// Returns the action of a key, or `nil` if it has none. Caps Lock changes no action.
  static func action(of key: Key) -> Action? {
    var key = key
    if case .character(let character) = key, let letter = character.lowercased().first {
      key = .character(letter)
    }
    return all.lazy.compactMap { $0.actions[key] }.first
  }

  package static func help(patternCount: Int) -> [LocalizedText] {
    all.map { binding in
      let names = binding.names.replacing("{0}", with: "\(patternCount)").padded(to: 12)
      return "\(names)   \(binding.help)"
    }
  }
}
