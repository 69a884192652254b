/// A text of many lines. The user can scroll it.
public final class TextView: View {
  public var text = "" {
    didSet {
      firstLine = 0
      layout = nil
      setNeedsDisplay()
    }
  }

  /// The lines so far, and those that follow. Each line is laid out once for a width.
  private var layout: (width: Int, lines: [String], rest: AnyIterator<String>)?
  /// The number of lines scrolled out at the top. It can be too large until the next drawing.
  private var firstLine = 0
  /// The number of lines that fit in the last drawing.
  private var linesInSight = 1

  /// A number that is larger than the number of lines of any text.
  private static let manyLines = Int(Int32.max)

  public override func preferredHeight(forWidth width: Int) -> Int? { nil }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    linesInSight = max(1, rect.height)
    let lines = lines(of: rect.width, atLeast: firstLine + rect.height)
    firstLine = max(0, min(firstLine, lines.count - rect.height))
    for (index, line) in lines.dropFirst(firstLine).prefix(rect.height).enumerated() {
      canvas.write(line, x: rect.x, y: rect.y + index, width: rect.width)
    }
  }

  private func lines(of width: Int, atLeast count: Int) -> [String] {
    var layout = layout ?? (0, [], AnyIterator { nil })
    if layout.width != width {
      layout = (width, [], AnyIterator(text.lines(of: width).makeIterator()))
    }
    // The array is changed in place.
    self.layout = nil
    while layout.lines.count < count, let line = layout.rest.next() { layout.lines.append(line) }
    self.layout = layout
    return layout.lines
  }

  /// Whether the last drawing had room only for a part of the text.
  public var canScroll: Bool {
    guard let width = layout?.width else { return false }
    return lines(of: width, atLeast: linesInSight + 1).count > linesInSight
  }

  public override func handle(_ event: Event) -> Bool {
    switch event {
    case .up: scroll(to: firstLine - 1)
    case .down: scroll(to: firstLine + 1)
    case .pageUp: scroll(to: firstLine - linesInSight)
    case .pageDown: scroll(to: firstLine + linesInSight)
    case .home: scroll(to: 0)
    case .end: scroll(to: Self.manyLines)
    default: return false
    }
    return true
  }

  /// Scrolls as far as the text reaches. Beyond its ends, nothing changes.
  private func scroll(to line: Int) {
    let before = firstLine
    firstLine = max(0, line)
    if let width = layout?.width {
      let count = lines(of: width, atLeast: firstLine + linesInSight).count
      firstLine = max(0, min(firstLine, count - linesInSight))
    }
    if firstLine != before { setNeedsDisplay() }
  }
}
