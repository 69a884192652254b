import Console
import PatternKit
import TerminalUI

/// The layout of the app: patterns at the top, keys at the bottom, the demo between them. The X-ray
/// is beside a demo with a table if the window is wide enough, otherwise below it.
struct AppLayout {
  static let smallest = (width: 40, height: 12)
  /// The widths from which on the calls of two patterns fit beside each other: the steps on the way of the change,
  /// all steps, and their sources too.
  static let (minimumWidthForTwo, widthForTwoStories, widthForTwoSources) = (80, 120, 160)

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
    drawMiddle(from: 2, to: height - 1)
    let keys = Footer(app).text(inColumns: width).padded(to: width)
    frame.write(keys, x: 0, y: height - 1, width: width, style: .reversed)
  }

  private mutating func askForRoom() {
    let smallest = Self.smallest
    let lines = [
      language.text("The window is too small."),
      language.text("Needed: \(smallest.width)×\(smallest.height), now: \(width)×\(height)."),
      Footer.hint("quit", in: language),
    ]
    for (y, line) in lines.enumerated() { frame.write(line, x: 0, y: y, width: width) }
  }

  private mutating func drawTitle() {
    let patterns = app.patterns
    let names = patterns.map { language.text($0.title) }
    let isNarrow = names.reduce(0) { $0 + $1.columns + 4 } + 6 > width
    var x = 0
    for (index, pattern) in patterns.enumerated() {
      if index > 0, pattern.purpose != patterns[index - 1].purpose {
        frame.write("│", x: x, y: 0, width: 1)
        x += 1
      }
      let isShown = pattern.id == app.session.pattern.id
      let name = isNarrow && !isShown ? "\(index + 1)" : "\(index + 1) \(names[index])"
      x = drawTab(name, isShown: isShown, x: x, y: 0)
    }
  }

  private mutating func drawDemos() {
    var x = 0
    for demo in app.session.pattern.demos {
      let isShown = demo.kind == app.session.demo.kind
      x = drawTab(language.text(demo.kind.title), isShown: isShown, x: x, y: 1)
      frame.write("│", x: x, y: 1, width: 1)
      x += 1
    }
    let summary = highlighter.highlight(language.text(app.session.pattern.summary))
    let text = app.message.isEmpty ? summary : StyledText(app.message)
    frame.write(text, x: x + 1, y: 1, width: width - x - 1)
  }

  /// Draws a name, and returns the column after it.
  private mutating func drawTab(_ name: String, isShown: Bool, x: Int, y: Int) -> Int {
    let text = isShown ? "[\(name)]" : " \(name) "
    frame.write(text, x: x, y: y, width: text.columns, style: isShown ? .reversed : .plain)
    return x + text.columns
  }

  // MARK: Middle

  private mutating func drawMiddle(from top: Int, to bottom: Int) {
    let rows = bottom - top
    // An explanation uses the whole width.
    guard app.isXRayVisible else {
      return drawDemo(y: top, width: width, height: rows)
    }
    let hasTable = app.session.tableView != nil
    if hasTable, width >= (app.neighbour == nil ? 100 : Self.widthForTwoSources) {
      // The rows of the table get the columns that the calls do not need.
      let calls = XRayPanel.columns(of: app.xray)
      let demoWidth = app.neighbour == nil ? max(40, min(72, width - 2 - calls)) : 40
      drawDemo(y: top, width: demoWidth, height: rows)
      verticalRule(x: demoWidth + 1, top..<bottom)
      drawXRays(x: demoWidth + 2, y: top, height: rows)
    } else {
      // The tree and the source need more lines than most demos.
      let most = min(rows / 2, max(6, rows / 3))
      // An alert is more important than the calls. It has room for some lines of its message.
      let least = app.session.showsAlert ? min(rows, 8) : 0
      let demoHeight =
        hasTable ? max(most, least) : min(most, height(of: app.session, atMost: rows))
      drawDemo(y: top, width: width, height: demoHeight)
      drawXRays(x: 0, y: top + demoHeight, height: rows - demoHeight)
    }
  }

  private func height(of session: DemoSession, atMost rows: Int) -> Int {
    var screen = TerminalFrame(width: width, height: rows)
    session.draw(in: Rect(x: 0, y: 0, width: width, height: rows), on: &screen)
    return (screen.text.lastIndex { !$0.isEmpty } ?? 0) + 1
  }

  /// Draws the X-ray up to the right edge, and that of the next pattern beside it.
  private mutating func drawXRays(x: Int, y: Int, height: Int) {
    let width = width - x
    guard let neighbour = app.neighbour else {
      let rect = Rect(x: x, y: y, width: width, height: height)
      return drawXRay(of: app.session, named: "X-ray", in: rect)
    }
    let half = (width - 1) / 2
    drawXRay(of: app.session, in: Rect(x: x, y: y, width: half, height: height))
    verticalRule(x: x + half, y..<y + height)
    // The screen of the next pattern is the same. Drawing it belongs to its calls.
    _ = self.height(of: neighbour, atMost: height)
    drawXRay(
      of: neighbour, in: Rect(x: x + half + 1, y: y, width: width - half - 1, height: height))
  }

  /// Draws the X-ray of a demo, by default below the name of the pattern.
  private mutating func drawXRay(
    of session: DemoSession, named name: String? = nil, in rect: Rect
  ) {
    let pattern = language.text(session.pattern.title)
    let roles = app.typesWithSeveralRoles.compactMap { type in
      session.roles[type].map { language.text("\(type) is the \($0.text) here") }
    }
    let note = app.neighbour == nil ? roles.joined(separator: ", ") : ""
    let form: XRayPanel.Form =
      app.neighbour == nil || width >= Self.widthForTwoSources
      ? .wholeWithSource : width >= Self.widthForTwoStories ? .whole : .brief
    let panel = XRayPanel(
      session.xray, of: pattern, named: name ?? pattern, note: note, in: form,
      highlighter: Highlighter(roles: session.roles), columns: rect.width, rows: rect.height)
    for (index, line) in panel.lines.enumerated() {
      frame.write(line, x: rect.x, y: rect.y + index, width: rect.width)
    }
  }

  private mutating func drawDemo(y: Int, width: Int, height: Int) {
    let rect = Rect(x: 0, y: y, width: width, height: height)
    if let page = app.page {
      page.draw(in: rect, on: &frame)
    } else {
      app.session.draw(in: rect, on: &frame)
    }
  }

  private mutating func verticalRule(x: Int, _ rows: Range<Int>) {
    for y in rows { frame.write("│", x: x, y: y, width: 1) }
  }
}
