import TerminalUI

extension View {
  /// The texts of the labels, from top to bottom.
  public var texts: [String] { descendants(of: Label.self).map(\.text) }

  /// Presses the first button, as the user would.
  public func pressButton() { descendants(of: Button.self).first?.press() }
}

/// Runs the tasks that have been started on the main actor.
public func runStartedTasks() async {
  for _ in 0..<8 { await Task.yield() }
}

/// A screen with one view. It counts the changes of the view since `count` was set to 0.
public final class Stage {
  public var count = 0
  private let window: Window

  public init(_ view: View) {
    let viewController = ViewController()
    viewController.view.addSubview(view)
    window = Window(rootViewController: viewController)
    window.onChange = { [weak self] _ in self?.count += 1 }
  }
}
