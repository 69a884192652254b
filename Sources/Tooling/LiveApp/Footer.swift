import Console
import PatternKit
import TerminalUI

/// Hints for the keys that currently have an effect.
struct Footer {
  /// A hint with a lower rank is left out first.
  private typealias Hint = (text: String, rank: Int)

  private let hints: [Hint]

  init(_ app: App) {
    let screen = app.page?.topViewController ?? app.session.window.topViewController
    let isOpen = app.page != nil || screen !== app.session.window.rootViewController
    var hints: [Hint] = []
    func add(_ text: LocalizedText, _ rank: Int, _ value: String = "") {
      hints.append((app.language.text(text, value), rank))
    }
    if let table = screen.view.descendants(of: TableView.self).first, !isOpen {
      if table.selectedRow != nil {
        add(.move, 3)
        add(.open, 4)
      }
      add(.reload, 4)
    }
    if !screen.view.descendants(of: TextView.self).isEmpty, isOpen { add(.scroll, 3) }
    if !screen.view.descendants(of: Button.self).isEmpty { add(.press, 4) }
    if isOpen { add(.close, 5) }
    if app.isXRayVisible, !app.xray.steps.isEmpty {
      add(.step, 5)
      if app.xray.decidingStep != nil { add(.decidingStep, 2) }
      add(.source, 0)
      let width = AppScreen.minimumWidthForTwo
      if app.size.width >= width { add(.compare, 2) } else { add(.compareIfWide, -1, "\(width)") }
    }

    let demos = app.session.pattern.demos
    if let index = demos.firstIndex(where: { $0.demo == app.session.demo.demo }), demos.count > 1 {
      add(.nextDemo, 1, demos[(index + 1) % demos.count].demo.rawValue)
    }
    add(.pattern, 1, "\(app.patterns.count)")
    if app.page == nil { add(.xray, 6) }
    add(.help, 7)
    add(.quit, 7)
    self.hints = hints
  }

  /// Returns the hints in one line. If they do not all fit, the less important ones are left out.
  func text(inColumns columns: Int) -> String {
    var hints = hints
    while Self.line(hints).columns > columns, let rank = hints.map(\.rank).min(), rank < 7 {
      hints.remove(at: hints.lastIndex { $0.rank == rank } ?? 0)
    }
    return Self.line(hints)
  }

  private static func line(_ hints: [Hint]) -> String {
    hints.map(\.text).joined(separator: "  ")
  }
}
