/// Manages one screen, or a part of a screen.
///
/// ```swift
/// override func viewDidLoad() {
///   let button = Button(title: "Click me!")
///   button.addTarget(self, action: CounterViewController.buttonTapped)
///   view.addSubview(label)
///   view.addSubview(button)
/// }
/// ```
open class ViewController {
  /// The screen that this one presents on top of itself.
  public private(set) final var presentedViewController: ViewController?
  /// The screen that presents this one.
  public private(set) final weak var presentingViewController: ViewController?
  /// The view controllers that manage parts of this screen.
  public private(set) final var children: [ViewController] = []

  private var loadedView: View?

  public init() {}

  // Lets a subclass cancel a task in a plain `deinit`, which can run on any thread.
  deinit {}

  /// The view of the screen, created at first access.
  public final var view: View {
    if let loadedView { return loadedView }
    let view = View()
    loadedView = view
    viewDidLoad()
    return view
  }

  /// Called once, after the view has been created. Add subviews here.
  open func viewDidLoad() {}

  /// Called when the user closes the screen. Dismisses it.
  open func close() {
    dismiss()
  }

  /// Retains a view controller that manages a part of this screen.
  ///
  /// This method does not add the view of the child. Call `view.addSubview(child.view)` as well. A
  /// child cannot present a screen.
  public final func addChild(_ child: ViewController) {
    children.append(child)
  }

  /// Presents another screen on top of this one, and of all screens that are already on top of it.
  ///
  /// UIKit has no such method: its `present` refuses if the screen already presents another one.
  public final func presentOnTop(_ viewController: ViewController) {
    if let presentedViewController {
      presentedViewController.presentOnTop(viewController)
    } else {
      precondition(viewController.presentingViewController == nil, "the screen is already open")
      presentedViewController = viewController
      viewController.presentingViewController = self
      viewController.move(to: view.window)
      view.setNeedsDisplay()
    }
  }

  /// Dismisses the presented screen. If there is none, dismisses this screen.
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

  /// Moves the screen, and the screens that it presents, into a window, or out of it.
  final func move(to window: Window?) {
    view.move(to: window)
    presentedViewController?.move(to: window)
  }
}
