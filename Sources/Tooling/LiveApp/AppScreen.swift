import Console
import PatternKit
import TerminalUI

/// The layout of the app: patterns at the top, keys at the bottom, the demo between them. The X-ray
/// is beside the demo if the window is wide enough, otherwise below it.
struct AppScreen {
  static let smallest = (width: 40, height: 12)
  /// The width from which on the calls of two patterns fit beside each other.
  static let minimumWidthForTwo = 160

  private(set) var frame: TerminalFrame
  private let app: App
  private let highlighter: Highlighter

  private var width: Int { frame.width }
  private var height: Int { frame.height }
  private var language: Language { app.language }

  init(_ app: App) {
    self.app = app
    highlighter = Highlighter(roles: app.session.roles)
    frame = TerminalFrame(width: app.size.width, height: app.size.height)
    if app.isTooSmall { askForRoom() } else { draw() }
  }

  private mutating func draw() {
    drawTitle()
    drawDemos()
    drawMiddle(from: 2, to: height - 2)
    rule(y: height - 2)
    frame.write(Footer(app).text(inColumns: width), x: 0, y: height - 1, width: width)
  }

  private mutating func askForRoom() {
    let smallest = Self.smallest
    let lines = [
      language.text("The window is too small."),
      language.text("Needed: \(smallest.width)×\(smallest.height), now: \(width)×\(height)."),
      KeyBindings.hint("quit", in: language),
    ]
    for (y, line) in lines.enumerated() { frame.write(line, x: 0, y: y, width: width) }
  }

  // MARK: Top

  private mutating func drawTitle() {
    let patterns = app.patterns
    let isNarrow = patterns.reduce(0) { $0 + $1.name.count + 4 } + 6 > width
    var x = 0
    for (index, pattern) in patterns.enumerated() {
      if index > 0, pattern.purpose != patterns[index - 1].purpose {
        frame.write("│", x: x, y: 0, width: 1)
        x += 1
      }
      let isShown = pattern.id == app.session.pattern.id
      let name = isNarrow && !isShown ? "\(index + 1)" : "\(index + 1) \(pattern.name)"
      x = drawTab(name, isShown: isShown, x: x, y: 0)
    }
  }

  private mutating func drawDemos() {
    var x = 0
    for demo in app.session.pattern.demos {
      let isShown = demo.demo == app.session.demo.demo
      x = drawTab(demo.demo.rawValue, isShown: isShown, x: x, y: 1)
    }
    let summary = highlighter.highlight(language.text(app.session.pattern.summary))
    let text = app.message.isEmpty ? summary : StyledText(app.message)
    frame.write(text, x: x + 1, y: 1, width: width - x - 1)
  }

  /// Draws a name, and returns the column after it.
  private mutating func drawTab(_ name: String, isShown: Bool, x: Int, y: Int) -> Int {
    let text = isShown ? "[\(name)]" : " \(name) "
    frame.write(text, x: x, y: y, width: text.count, style: isShown ? .reversed : .plain)
    return x + text.count
  }

  // MARK: Middle

  private mutating func drawMiddle(from top: Int, to bottom: Int) {
    rule(y: top)
    let (top, rows) = (top + 1, bottom - top - 1)
    // An explanation uses the whole width.
    guard app.isXRayVisible else {
      return drawDemo(y: top, width: width, height: rows)
    }
    if width >= 100 {
      let demoWidth = demoWidth
      drawDemo(y: top, width: demoWidth, height: rows)
      verticalRule(x: demoWidth + 1, top..<bottom)
      let x = demoWidth + 2
      guard let neighbour = app.neighbour else {
        return drawXRay(x: x, y: top, width: width - x, height: rows)
      }
      let half = (width - x - 1) / 2
      drawXRay(x: x, y: top, width: half, height: rows)
      verticalRule(x: x + half, top..<bottom)
      // The screen of the next pattern is the same. Drawing it belongs to its calls.
      var screen = TerminalFrame(width: demoWidth, height: rows)
      neighbour.session.draw(in: Rect(x: 0, y: 0, width: demoWidth, height: rows), on: &screen)
      let roles = Highlighter(roles: neighbour.session.roles)
      draw(
        XRayPanel(
          neighbour.xray, of: neighbour.session.pattern.name, highlighter: roles,
          columns: width - x - half - 1, rows: rows), x: x + half + 1, y: top)
    } else {
      // The tree and the source need more lines than most demos.
      let demoHeight = min(rows - rows / 2, max(6, rows / 3))
      drawDemo(y: top, width: width, height: demoHeight)
      rule(y: top + demoHeight)
      drawXRay(x: 0, y: top + demoHeight + 1, width: width, height: rows - demoHeight - 1)
    }
  }

  /// The columns of the demo beside the X-ray. A screen without a table needs few.
  private var demoWidth: Int {
    let root = app.session.window.rootViewController.view
    if root.descendants(of: TableView.self).isEmpty, app.page == nil { return 24 }
    return app.neighbour == nil ? max(40, min(72, width - 90)) : 40
  }

  private mutating func drawDemo(y: Int, width: Int, height: Int) {
    let rect = Rect(x: 0, y: y, width: width, height: height)
    if let page = app.page {
      page.draw(in: rect, on: &frame)
    } else {
      app.session.draw(in: rect, on: &frame)
    }
  }

  private mutating func drawXRay(x: Int, y: Int, width: Int, height: Int) {
    let name = app.neighbour == nil ? "X-ray" : app.session.pattern.name
    let panel = XRayPanel(
      app.xray, of: name, highlighter: highlighter, columns: width, rows: height)
    draw(panel, x: x, y: y)
  }

  private mutating func draw(_ panel: XRayPanel, x: Int, y: Int) {
    for (index, line) in panel.lines.enumerated() {
      frame.write(line, x: x, y: y + index, width: panel.columns)
    }
  }

  private mutating func verticalRule(x: Int, _ rows: Range<Int>) {
    for y in rows { frame.write("│", x: x, y: y, width: 1) }
  }

  private mutating func rule(y: Int) {
    frame.write(String(repeating: "─", count: width), x: 0, y: y, width: width)
  }
}
