public import TerminalUI

extension View {
  /// The view and everything inside it that is of a kind, from top to bottom.
  public func all<Kind: View>(_ kind: Kind.Type) -> [Kind] {
    ((self as? Kind).map { [$0] } ?? []) + subviews.flatMap { $0.all(kind) }
  }

  /// What its labels say, from top to bottom.
  public var texts: [String] { all(Label.self).map(\.text) }

  /// Presses the first button, as the user would.
  public func pressButton() { all(Button.self).first?.press() }
}

/// A view that is alone on a screen, and how often it has changed since `count` was set to 0.
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
