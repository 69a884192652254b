/// A text of many lines. The user can scroll it.
public final class TextView: View {
  public var text = "" {
    didSet {
      firstLine = 0
      setNeedsDisplay()
    }
  }

  /// The number of lines scrolled out at the top. It can be too large until the next drawing.
  private var firstLine = 0
  /// The number of lines that fit in the last drawing.
  private var linesInSight = 1

  /// A number that is larger than the number of lines of any text.
  private static let manyLines = Int(Int32.max)

  public override func preferredHeight(forWidth width: Int) -> Int? { nil }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    linesInSight = max(1, rect.height)
    let lines = Array(text.lines(of: rect.width).prefix(max(0, firstLine + rect.height)))
    firstLine = max(0, min(firstLine, lines.count - rect.height))
    for (index, line) in lines.dropFirst(firstLine).enumerated() {
      canvas.write(line, x: rect.x, y: rect.y + index, width: rect.width)
    }
  }

  public override func handle(_ event: Event) -> Bool {
    switch event {
    case .up: firstLine = max(0, firstLine - 1)
    case .down: firstLine += 1
    case .pageUp: firstLine = max(0, firstLine - linesInSight)
    case .pageDown: firstLine += linesInSight
    case .home: firstLine = 0
    case .end: firstLine = Self.manyLines
    default: return false
    }
    setNeedsDisplay()
    return true
  }
}
