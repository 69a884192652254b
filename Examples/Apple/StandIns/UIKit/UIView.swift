@_exported import Foundation
import Observation

@MainActor open class UIResponder: NSObject {}

/// A view in a tree. It does not draw, and it has no size.
@MainActor open class UIView: UIResponder {
  public private(set) var subviews: [UIView] = []
  public internal(set) weak var window: UIWindow?
  public var backgroundColor: UIColor?
  public var translatesAutoresizingMaskIntoConstraints = true
  public let centerXAnchor = NSLayoutXAxisAnchor(), centerYAnchor = NSLayoutYAxisAnchor()

  /// The controller whose view this is.
  weak var controller: UIViewController?
  private var needsUpdateProperties = true

  public init(frame: CGRect) {
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) { fatalError("There are no storyboards on Linux.") }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.move(to: window)
  }

  private func move(to window: UIWindow?) {
    self.window = window
    if needsUpdateProperties { window?.scheduleUpdate() }
    for view in subviews { view.move(to: window) }
  }

  // MARK: Updating

  open func updateProperties() {}

  open func setNeedsUpdateProperties() {
    needsUpdateProperties = true
    window?.scheduleUpdate()
  }

  /// Calls the methods that need to be called, and calls them again after a change of what they have read.
  open func updatePropertiesIfNeeded() {
    if needsUpdateProperties {
      needsUpdateProperties = false
      withObservationTracking {
        controller?.updatePropertiesCheckingSuper()
        updateProperties()
      } onChange: { [weak self] in
        // All objects of this package change on the main actor.
        MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
      }
    }
    for view in subviews { view.updatePropertiesIfNeeded() }
  }
}

@MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  private var isUpdateScheduled = false

  open func makeKeyAndVisible() {
    window = self
    if let view = rootViewController?.view { addSubview(view) }
  }

  /// Updates the views later, all at the same time, as a run loop does.
  func scheduleUpdate() {
    guard !isUpdateScheduled else { return }
    isUpdateScheduled = true
    Task { [weak self] in
      self?.isUpdateScheduled = false
      self?.updatePropertiesIfNeeded()
    }
  }
}
