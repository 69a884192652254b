/// Text of many lines, which the user can scroll.
public final class TextView: View {
  public var text = "" {
    didSet {
      firstLine = 0
      setNeedsDisplay()
    }
  }

  /// How many lines have been scrolled out at the top.
  private var firstLine = 0
  /// Whether the lines drawn last went beyond the bottom.
  private var goesOn = false

  public override func preferredHeight(forWidth width: Int) -> Int? { nil }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    let lines = text.lines(of: rect.width).dropFirst(firstLine).prefix(rect.height + 1)
    goesOn = false
    for (index, line) in lines.enumerated() {
      guard index < rect.height else {
        goesOn = true
        break
      }
      canvas.write(line, x: rect.x, y: rect.y + index, width: rect.width)
    }
  }

  public override func handle(_ event: Event) -> Bool {
    switch event {
    case .up: scroll(by: firstLine > 0 ? -1 : 0)
    case .down: scroll(by: goesOn ? 1 : 0)
    default: return false
    }
    return true
  }

  private func scroll(by lines: Int) {
    guard lines != 0 else { return }
    firstLine += lines
    setNeedsDisplay()
  }
}
