import PatternKit
import TerminalUI

/// Hints for the keys that currently have an effect.
struct Footer {
  /// A hint with a lower rank is left out first. The second rank holds while the X-ray is shown.
  typealias Hint = (keys: String, word: LocalizedText, rank: Int, rankWithXRay: Int)

  /// All hints, from left to right.
  ///
  /// The X-ray is there to be compared, so the keys that change the pattern and the demo then stay longer
  /// than the key that hides it.
  static let all: [Hint] = [
    ("↑↓", "move", 5, 5), ("Enter", "open", 3, 3), ("r", "reload", 4, 4),
    ("↑↓", "scroll", 3, 3), ("Space", "press", 6, 6), ("Esc", "close", 5, 5),
    ("p n", "step", 4, 4), ("d", "key step", 5, 5), ("s", "source", 0, 0),
    ("f", "all steps", 2, 5), ("f", "fold", 2, 2), ("c", "compare", 2, 6),
    ("Tab", "{0}", 5, 2), ("1–{0}", "pattern", 1, 6), ("x", "X-ray", 6, 1),
    ("?", "help", 7, 7), ("q", "quit", 7, 7),
  ]

  private let hints: [(text: String, rank: Int)]

  init(_ app: App) {
    let screen = app.page?.topViewController ?? app.session.window.topViewController
    let isOpen = app.page != nil || screen !== app.session.window.rootViewController
    // The words that are shown, each with the value in it.
    var values: [LocalizedText: String] = [:]
    func add(_ words: LocalizedText..., value: String = "") {
      for word in words { values[word] = value }
    }
    if let table = screen.view.descendants(of: TableView.self).first, !isOpen {
      if table.selectedRow != nil { add("move", "open") }
      add("reload")
    }
    let texts = screen.view.descendants(of: TextView.self)
    if isOpen, texts.contains(where: \.canScroll) { add("scroll") }
    let hasButton = !screen.view.descendants(of: Button.self).isEmpty
    let advice = hasButton && app.isXRayVisible ? Self.advice(app) : nil
    if hasButton { add("press") }
    if isOpen { add("close") }
    if app.isXRayVisible, !app.xray.steps.isEmpty {
      let hasRoom = app.size.width >= AppLayout.minimumWidthForTwo
      if hasRoom, app.nextDemo != nil { add("compare") }
      if app.xray.shownSteps != nil { add("all steps") }
      if app.xray.showsAllSteps { add("fold") }
    }
    if app.isXRayVisible, !app.xray.steps.isEmpty, advice == nil {
      if app.xray.steps.count > 1 { add("step") }
      if app.xray.hasSource { add("source") }
      if let step = app.xray.decidingStep, step != app.xray.selectedStep { add("key step") }
    }

    let demos = app.session.pattern.demos
    if let index = demos.firstIndex(where: { $0.kind == app.session.demo.kind }), demos.count > 1 {
      add("{0}", value: app.language.text(demos[(index + 1) % demos.count].kind.title))
    }
    if advice == nil { add("pattern", value: "\(app.patterns.count)") }
    // A page is closed by Esc, and its key would not open it.
    if app.page == nil { add("X-ray", "help") }
    add("quit")
    let others = Self.all.compactMap { hint in
      let rank = app.isXRayVisible ? hint.rankWithXRay : hint.rank
      return values[hint.word].map { (Self.hint(hint.word, in: app.language, value: $0), rank) }
    }
    hints = [advice].compactMap(\.self).map { (app.language.text($0), 6) } + others
  }

  static func hint(_ word: LocalizedText, in language: Language, value: String = "") -> String {
    assert(all.contains { $0.word == word }, "no hint has the word “\(word)”")
    let keys = all.first { $0.word == word }?.keys ?? ""
    let text = "\(keys) \(language.text(word))"
    return value.isEmpty ? text : text.replacing("{0}", with: value)
  }

  /// Returns what to type after a press, until the user has typed it: the patterns that answer the same question.
  private static func advice(_ app: App) -> LocalizedText? {
    guard app.session.hasPressed, !app.hasCompared else { return nil }
    let purpose = app.session.pattern.purpose
    let patterns = app.patterns.enumerated().filter { $0.element.purpose == purpose }
    let keys = patterns.map { "\($0.offset + 1)" }.joined(separator: " ")
    let names = patterns.map(\.element.title).joined(separator: ", ")
    return "\(keys): the same press in \(names)"
  }

  /// Returns the hints in one line. If they do not all fit, the less important ones are left out.
  func text(inColumns columns: Int) -> String {
    // A hint that is too long by itself takes the place of no other.
    let always = hints.filter { $0.rank == 7 }
    var hints = hints.filter { $0.rank == 7 || Self.line([$0] + always).columns <= columns }
    while Self.line(hints).columns > columns, let rank = hints.map(\.rank).min(), rank < 7 {
      hints.remove(at: hints.lastIndex { $0.rank == rank } ?? 0)
    }
    return Self.line(hints)
  }

  private static func line(_ hints: [(text: String, rank: Int)]) -> String {
    hints.map(\.text).joined(separator: "  ")
  }
}
