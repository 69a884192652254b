import Catalog
import PatternDefinition
import TerminalUI

/// Hints for the keys that currently have an effect.
struct Footer {
  private let hints: [String]

  init(_ app: App) {
    let screen = app.page?.topViewController ?? app.session.window.topViewController
    let isOpen = app.page != nil || screen !== app.session.window.rootViewController
    var hints: [String] = []
    if let table = screen.view.descendants(of: TableView.self).first, !isOpen {
      if table.selectedRow != nil { hints += ["↑↓ move", "Enter open"] }
      hints.append("r reload")
    }
    if !screen.view.descendants(of: TextView.self).isEmpty, isOpen { hints.append("↑↓ scroll") }
    if !screen.view.descendants(of: Button.self).isEmpty { hints.append("Space press") }
    if isOpen { hints.append("Esc close") }
    if app.isXRayVisible, !app.xray.steps.isEmpty { hints.append("[ ] step") }

    let demos = app.session.pattern.demos
    if let index = demos.firstIndex(of: app.session.demo), demos.count > 1 {
      hints.append("Tab \(demos[(index + 1) % demos.count].rawValue)")
    }
    hints += ["1–\(app.patterns.count) pattern"] + (app.page == nil ? ["x X-ray"] : [])
    hints += ["? help", "q quit"]
    self.hints = hints
  }

  /// Returns the hints in one line. If they do not all fit, the keys for help and quit remain.
  func text(inColumns columns: Int) -> String {
    var hints = hints
    while hints.count > 2, Self.line(hints).count > columns { hints.remove(at: hints.count - 3) }
    return Self.line(hints)
  }

  private static func line(_ hints: [String]) -> String {
    hints.joined(separator: "  ")
  }
}
