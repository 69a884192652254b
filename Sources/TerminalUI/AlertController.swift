/// A message on top of a screen, with a button that closes it.
public final class AlertController: ViewController {
  public let title: String
  public let message: String
  private let closeHandler: () -> Void

  /// - Parameter closeHandler: Called after the user has closed the alert, but not if code dismisses it.
  public init(title: String, message: String, closeHandler: @escaping () -> Void = {}) {
    self.title = title
    self.message = message
    self.closeHandler = closeHandler
    super.init()
  }

  public override func viewDidLoad() {
    let alertView = AlertView(title: title, message: message)
    alertView.button.addTarget(self, action: AlertController.close)
    view.addSubview(alertView)
  }

  public override func close() {
    super.close()
    closeHandler()
  }
}

/// The box in the middle of the screen.
private final class AlertView: View {
  let button = Button(title: "OK")
  private let title: String
  private let message: String

  init(title: String, message: String) {
    self.title = title
    self.message = message
    super.init()
    addSubview(button)
  }

  override func preferredHeight(forWidth width: Int) -> Int? { nil }

  override func draw(in rect: Rect, on canvas: inout Canvas) {
    let width = min(rect.width, 52)
    // The edges, the title and the button take four rows. Blank rows need room beside the message.
    let message = Array(message.lines(of: width - 4).prefix(max(0, rect.height - 4)))
    let blanks = rect.height - 4 - message.count
    let lines = [title] + (blanks > 0 ? [""] : []) + message + (blanks > 1 ? [""] : [])
    let box = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + max(0, (rect.height - lines.count - 3) / 2),
      width: width, height: lines.count + 3)

    canvas.clear(box)
    let edge = String(repeating: "─", count: max(0, width - 2))
    canvas.write("┌\(edge)┐", x: box.x, y: box.y, width: width)
    for y in box.y + 1..<box.y + box.height - 1 {
      canvas.write("│", x: box.x, y: y, width: 1)
      canvas.write("│", x: box.x + width - 1, y: y, width: 1)
    }
    canvas.write("└\(edge)┘", x: box.x, y: box.y + box.height - 1, width: width)

    for (index, line) in lines.enumerated() {
      canvas.write(line, x: box.x + 2, y: box.y + 1 + index, width: width - 4)
    }
    let buttonRect = Rect(x: box.x + 2, y: box.y + box.height - 2, width: width - 4, height: 1)
    button.draw(in: buttonRect, on: &canvas)
  }

  override func handle(_ event: Event) -> Bool {
    super.handle(event == .open ? .press : event)
  }
}
