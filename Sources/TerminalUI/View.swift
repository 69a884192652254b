/// Something that can be drawn, and that may hear what the user does.
///
/// A view that draws nothing itself stacks its subviews from top to bottom.
@MainActor
open class View {
  public private(set) var subviews: [View] = []
  public private(set) weak var superview: View?
  /// The window that shows the view, if any.
  public private(set) weak var window: Window?

  public init() {}

  public func addSubview(_ subview: View) {
    subviews.append(subview)
    subview.superview = self
    subview.move(to: window)
  }

  /// The view itself and all views in it that are of a kind, in the order in which events reach them.
  public func descendants<Kind: View>(of kind: Kind.Type) -> [Kind] {
    // The parentheses matter: `+` binds tighter than `??`.
    ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.descendants(of: kind) }
  }

  /// Says that the view no longer looks as it did.
  ///
  /// Every control calls this whenever something about it changed.
  public func setNeedsDisplay() {
    window?.viewDidChange(self)
  }

  /// How many lines the view needs, or nothing if it takes what is left.
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

  /// Reacts to what the user did, and says whether it was meant for this view.
  ///
  /// The first subview that wants the event gets it.
  open func handle(_ event: Event) -> Bool {
    subviews.contains { $0.handle(event) }
  }

  func move(to window: Window?) {
    self.window = window
    for subview in subviews { subview.move(to: window) }
  }
}
