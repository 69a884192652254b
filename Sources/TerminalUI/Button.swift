/// A button with a title.
public final class Button: Control {
  public let title: String

  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Presses the button, as a user would.
  public func press() {
    sendActions()
  }

  public override func preferredHeight(forWidth width: Int) -> Int? { 1 }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    let marker = window?.focusedButton === self ? "▸ " : ""
    canvas.write("\(marker)[ \(title) ]", x: rect.x, y: rect.y, width: rect.width)
  }

  public override func handle(_ event: Event) -> Bool {
    guard event == .press else { return false }
    press()
    return true
  }
}
