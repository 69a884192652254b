/// A view that calls actions on its targets when the user uses it: target-action.
open class Control: View {
  private var actions: [() -> Void] = []

  /// Calls `action` on `target` whenever the control is used.
  ///
  /// The control does not retain its target.
  /// ```swift
  /// button.addTarget(self, action: ButtonViewController.buttonTapped)
  /// ```
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void
  ) {
    actions.append { [weak target] in
      if let target { action(target)() }
    }
  }

  /// Calls every action, as if the user had used the control.
  public func sendActions() {
    for action in actions { action() }
  }
}
