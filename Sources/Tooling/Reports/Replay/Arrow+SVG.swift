import Stories

/// The arrow of one step in a lane picture. Its line and its head show how the step was reached.
struct Arrow {
  let kind: Call.Kind
  /// Whether the step reads a property. Its arrow is thin, and its head is open.
  let isRead: Bool
  /// Whether the step is on the way of the change to the label. Its arrow is thick.
  let isOnWay: Bool
  let from, to, y: Int

  /// The arrow, in the colours of the style sheet of the page.
  var svg: String {
    let colour = isOnWay ? "var(--accent)" : "var(--text)"
    let width = isOnWay ? "4" : isRead ? "1" : "1.6"
    return """
      <path d="\(line)" fill="none" stroke="\(colour)" stroke-width="\(width)"\(dashes)/>\
      \(head(colour))
      """
  }

  /// 1 to the right, and -1 to the left. An arrow within a lane comes from the right.
  private var direction: Int { to > from ? 1 : -1 }

  private var headLength: Int { isOnWay ? 12 : 8 }

  /// The distance of the end of the line from the lane. A closed head covers it.
  private var gap: Int { isRead ? 0 : headLength }

  private var line: String {
    guard from != to else { return "M\(to) \(y - 10)h20v10h\(gap - 20)" }
    let end = to - direction * gap
    guard kind.continuesLater else { return "M\(from) \(y)H\(end)" }
    let waves = abs(end - from) / 6
    let first = "q\(direction * 3) -5 \(direction * 6) 0"
    let others = Array(repeating: "t\(direction * 6) 0", count: max(0, waves - 1))
    return "M\(from) \(y)\(first)\(others.joined())H\(end)"
  }

  private var dashes: String {
    switch kind {
    case .protocol: #" stroke-dasharray="\#(isOnWay ? "12 8" : "7 4")""#
    case .closure: #" stroke-dasharray="2 3""#
    case .starts: #" stroke-dasharray="9 3 2 3""#
    case .touch, .drawing, .start, .answer, .call, .notification, .observer, .wakes: ""
    }
  }

  /// A triangle, or two lines for a read. A message also has an open circle in the middle of its line.
  private func head(_ colour: String) -> String {
    let height = isOnWay ? 7 : 4
    let back = "\(-direction * headLength)"
    if isRead {
      let tip = "m\(back) -\(height)L\(to) \(y)l\(back) \(height)"
      return #"<path d="M\#(to) \#(y)\#(tip)" fill="none" stroke="\#(colour)"/>"#
    }
    let triangle =
      #"<path d="M\#(to) \#(y)l\#(back) -\#(height)v\#(2 * height)z" fill="\#(colour)"/>"#
    guard kind == .notification else { return triangle }
    return """
      \(triangle)<circle cx="\((from + to) / 2)" cy="\(y)" r="\(headLength / 2)" \
      fill="var(--row)" stroke="\(colour)" stroke-width="\(isOnWay ? 3 : 2)"/>
      """
  }
}
