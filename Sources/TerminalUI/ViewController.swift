/// Looks after one screen.
@MainActor
open class ViewController {
  /// The screen that this one opened on top of itself.
  public private(set) final var presentedViewController: ViewController?
  /// The screen that opened this one.
  public private(set) final weak var presentingViewController: ViewController?

  private var loadedView: View?

  public init() {}

  /// The view of the screen, made when it is first asked for.
  public final var view: View {
    if let loadedView { return loadedView }
    let view = View()
    loadedView = view
    viewDidLoad()
    return view
  }

  /// Called once, when the view has been made: the place to fill it in.
  open func viewDidLoad() {}

  /// Opens another screen on top of everything that this one has opened.
  public final func present(_ viewController: ViewController) {
    if let presentedViewController {
      presentedViewController.present(viewController)
    } else {
      precondition(viewController.presentingViewController == nil, "the screen is already open")
      presentedViewController = viewController
      viewController.presentingViewController = self
      viewController.move(to: view.window)
      view.setNeedsDisplay()
    }
  }

  /// Closes what this screen has opened, or, if there is nothing, the screen itself.
  public final func dismiss() {
    if let presentedViewController {
      presentedViewController.move(to: nil)
      presentedViewController.presentingViewController = nil
      self.presentedViewController = nil
      view.setNeedsDisplay()
    } else {
      presentingViewController?.dismiss()
    }
  }

  /// Moves the screen, and what it has opened, into a window, or out of it.
  final func move(to window: Window?) {
    view.move(to: window)
    presentedViewController?.move(to: window)
  }
}
