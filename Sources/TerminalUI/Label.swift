/// One line of text. An empty label has a height of 0.
public final class Label: View {
  public var text = "" {
    didSet { setNeedsDisplay() }
  }

  public override func preferredHeight(forWidth width: Int) -> Int? {
    text.isEmpty ? 0 : 1
  }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    canvas.write(text, x: rect.x, y: rect.y, width: rect.width)
  }
}
