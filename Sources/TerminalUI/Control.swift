/// A view that tells a target when the user does something to it: target-action.
open class Control: View {
  private var actions: [() -> Void] = []

  /// Calls `action` on `target` whenever the control is used.
  ///
  /// The control does not keep its target alive.
  /// ```swift
  /// button.addTarget(self, action: ButtonView.buttonTapped)
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
