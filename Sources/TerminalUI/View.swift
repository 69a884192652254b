/// An object that draws itself on a canvas and handles user events.
///
/// A view that does not override `draw` stacks its subviews from top to bottom.
open class View {
  public private(set) var subviews: [View] = []
  public private(set) weak var superview: View?
  /// The window that shows the view, or `nil` if no window shows it.
  public private(set) weak var window: Window?

  public init() {}

  // Lets a subclass cancel a task in a plain `deinit`, which can run on any thread.
  deinit {}

  public func addSubview(_ subview: View) {
    subviews.append(subview)
    subview.superview = self
    subview.move(to: window)
  }

  /// Returns the views of type `Kind`: this view and all its descendants, in the order of events.
  public func descendants<Kind: View>(of kind: Kind.Type) -> [Kind] {
    // The parentheses matter: `+` binds tighter than `??`.
    ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.descendants(of: kind) }
  }

  /// Marks the view as changed, so that it is drawn again.
  ///
  /// Every control calls this after every change.
  public func setNeedsDisplay() {
    if let window { window.viewDidChange(self) } else { Self.changeHandler?(self) }
  }

  /// Called when a view changes that no window shows yet. So X-ray sees the first text of a label.
  @TaskLocal package static var changeHandler: (@MainActor @Sendable (View) -> Void)?

  /// Returns the number of lines that the view needs, or `nil` if it takes the remaining space.
  open func preferredHeight(forWidth width: Int) -> Int? {
    var total = 0
    for subview in subviews {
      guard let height = subview.preferredHeight(forWidth: width) else { return nil }
      total += height
    }
    return total
  }

  /// Draws the view inside `rect`.
  open func draw(in rect: Rect, on canvas: inout Canvas) {
    let heights = subviews.map { $0.preferredHeight(forWidth: rect.width) }
    var spare = max(0, rect.height - heights.reduce(0) { $0 + ($1 ?? 0) })
    var y = rect.y
    for (subview, preferredHeight) in zip(subviews, heights) {
      let height = min(preferredHeight ?? spare, rect.y + rect.height - y)
      if preferredHeight == nil { spare = 0 }
      guard height > 0 else { continue }
      subview.draw(in: Rect(x: rect.x, y: y, width: rect.width, height: height), on: &canvas)
      y += height
    }
  }

  /// Handles an event. Returns whether the view handled it.
  ///
  /// The event goes to the first subview that handles it.
  open func handle(_ event: Event) -> Bool {
    subviews.contains { $0.handle(event) }
  }

  func move(to window: Window?) {
    self.window = window
    for subview in subviews { subview.move(to: window) }
  }
}
