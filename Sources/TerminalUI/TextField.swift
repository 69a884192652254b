/// One line of text that the user can edit.
///
/// Like `UITextField`, it calls its actions when the user edits the text, but not when code sets
/// `text`. So a binding can set the text without a call in the other direction.
public final class TextField: Control {
  private static let width = 24

  public var text = "" {
    didSet { setNeedsDisplay() }
  }

  /// Appends text, as a user would by typing, and calls the actions.
  ///
  /// The user events of a window contain no characters, so a program calls this method.
  public func insertText(_ text: String) {
    self.text += text
    sendActions()
  }

  public override func preferredHeight(forWidth width: Int) -> Int? { 1 }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    let text = text.fitted(to: Self.width)
    let line = text + String(repeating: "_", count: max(0, Self.width - text.columns))
    canvas.write(line, x: rect.x, y: rect.y, width: rect.width)
  }
}
