/// Shows a screen, and the screens that it presents, at a size in columns and lines.
public final class Window {
  /// Called after every change of any control in the window.
  public var onChange: ((View) -> Void)?

  /// Whether the button that receives a press is marked, as the selected row is.
  public var showsFocus = false

  /// The screen at the bottom.
  public let rootViewController: ViewController

  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    rootViewController.move(to: self)
  }

  /// The topmost screen, which receives the events.
  public var topViewController: ViewController {
    screens.last ?? rootViewController
  }

  /// Sends a user event to the topmost screen.
  public func send(_ event: Event) {
    if event == .close {
      topViewController.close()
    } else {
      _ = topViewController.view.handle(event)
    }
  }

  /// Draws the topmost screen. An alert is drawn over the screen below it.
  public func draw(width: Int, height: Int) -> [String] {
    var canvas = Canvas(width: width, height: height)
    let lowest = screens.lastIndex { !($0 is AlertController) } ?? 0
    for screen in screens[lowest...] {
      screen.view.draw(in: Rect(x: 0, y: 0, width: width, height: height), on: &canvas)
    }
    return canvas.lines
  }

  /// The button that receives a press, if the window shows the focus.
  var focusedButton: Button? {
    showsFocus ? topViewController.view.descendants(of: Button.self).first : nil
  }

  func viewDidChange(_ view: View) {
    onChange?(view)
  }

  /// The screens from the root to the topmost one.
  private var screens: [ViewController] {
    Array(sequence(first: rootViewController, next: \.presentedViewController))
  }
}
