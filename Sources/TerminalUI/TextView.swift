/// Text of many lines, which the user can scroll.
public final class TextView: View {
  public var text = "" {
    didSet {
      firstLine = 0
      setNeedsDisplay()
    }
  }

  /// How many lines have been scrolled out at the top; too many until the next drawing, perhaps.
  private var firstLine = 0

  public override func preferredHeight(forWidth width: Int) -> Int? { nil }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
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
    default: return false
    }
    setNeedsDisplay()
    return true
  }
}
