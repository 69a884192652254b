import Catalog
import Console
import PatternKit
import TerminalUI
import TestSupport
import Testing

@testable import LiveApp

@Suite("Live app: KeyBindings")
struct KeyBindingsTests {
  /// Returns the name of a key in the help, which leaves out Shift-Tab.
  private static func name(of key: Key) -> String? {
    if case .character(let character) = key, character != " " { return "\(character)" }
    return Key.names.first { $0.value == key && key != .backTab }.map { "\($0.key)" }
  }

  private static func binding(of key: Key) throws -> KeyBindings.Binding {
    try #require(KeyBindings.all.first { $0.actions.keys.contains(key) })
  }

  @Test(arguments: Language.allCases)
  func `a line of the help contains exactly the keys of its binding`(language: Language) throws {
    let lines = KeyBindings.help(patternCount: 6).map(language.text)

    for (line, binding) in zip(lines, KeyBindings.all) {
      let keys = line.split(separator: "   ")[0].matches(of: #/Page \w+|\w+|[^\w\s,]/#)
        .map { String($0.output) }
      let names = binding.actions.keys.compactMap(Self.name)
      #expect(Set(keys) == (names.contains("0") ? ["1", "–", "6"] : Set(names)), "\(line)")
    }
  }

  @Test(
    arguments: [
      ("move the selection, or scroll", [Event.up, .down, .up, .down]),
      ("move further (Terminal on a Mac: Shift)", [.pageUp, .pageDown, .home, .end]),
      ("open the selected row, close it", [.open, .close]),
    ] as [(LocalizedText, [Event])])
  func `the keys of a line stand in the order of what they do`(
    line: LocalizedText, events: [Event]
  ) throws {
    let binding = try #require(KeyBindings.all.first { $0.help == line })

    let names = binding.names.split(separator: #/, | (?!Up|Down)/#).map(String.init)
    let actions = names.map { name in
      binding.actions.first { Self.name(of: $0.key) == name }?.value
    }

    #expect(actions == events.map { .send($0) })
  }

  @Test(arguments: [
    (Key.up, "move the selection"), (.end, "move further"), (.enter, "open the selected row"),
    (.character(" "), "press"), (.character("r"), "load"), (.tab, "next demo"),
    (.character("1"), "number"), (.character("x"), "call tree"), (.character("["), "previous"),
    (.character("d"), "key step: how the change reaches the screen"), (.character("s"), "source"),
    (.character("c"), "neighbouring pattern"), (.character("n"), "next step"),
    (.character("?"), "explain"), (.character("q"), "quit"),
  ])
  func `the help describes what a key does`(key: Key, effect: String) throws {
    #expect(Language.english.text(try Self.binding(of: key).help).contains(effect))
  }

  @Test(arguments: ["README.md", "docs/zh/README.md"])
  func `the keys in the README have the actions that it states`(page: String) throws {
    let text = try checkout().text(of: page)
    let actions = text.matches(of: #/`([^`])`/#)
      .map { KeyBindings.action(of: .character($0.output.1.first ?? " ")) }
    let count = Pattern.all.count

    // The first sentence with keys states all of these actions.
    #expect(Array(actions.prefix(4)) == [.showPattern(1), .showPattern(count), .toggleXRay, .quit])
    #expect(!actions.contains(nil))
  }
}
