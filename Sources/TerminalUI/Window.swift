/// Shows a screen, and whatever screens it opens, at a size in columns and lines.
public final class Window {
  /// Told after every change of any control in the window.
  public var onChange: ((View) -> Void)?

  /// Whether the button that a press would reach is marked, as the selected row is.
  public var showsFocus = false

  /// The screen at the bottom.
  public let rootViewController: ViewController

  public init(rootViewController: ViewController) {
    self.rootViewController = rootViewController
    rootViewController.move(to: self)
  }

  /// The screen that the user sees and works with.
  public var topViewController: ViewController {
    screens.last ?? rootViewController
  }

  /// Passes on what the user did to the screen on top.
  public func send(_ event: Event) {
    if event == .close {
      topViewController.dismiss()
    } else {
      _ = topViewController.view.handle(event)
    }
  }

  /// Draws what the user sees: the top screen; an alert lies on what is below it.
  public func draw(width: Int, height: Int) -> [String] {
    canvas(width: width, height: height).lines
  }

  package func canvas(width: Int, height: Int) -> Canvas {
    var canvas = Canvas(width: width, height: height)
    let lowest = screens.lastIndex { !($0 is Alert) } ?? 0
    for screen in screens[lowest...] {
      screen.view.draw(in: Rect(x: 0, y: 0, width: width, height: height), on: &canvas)
    }
    return canvas
  }

  /// The button that a press reaches, where that is to be seen.
  var focusedButton: Button? {
    showsFocus ? topViewController.view.descendants(of: Button.self).first : nil
  }

  func viewDidChange(_ view: View) {
    onChange?(view)
  }

  /// From the root to the top.
  private var screens: [ViewController] {
    Array(sequence(first: rootViewController, next: \.presentedViewController))
  }
}
