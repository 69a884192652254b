@_spi(StandIn) import UIKit

/// A controller in a window, as a test uses it.
struct UIKitScreen {
  let controller: UIViewController
  private let window = UIWindow(frame: .zero)

  init(_ controller: UIViewController) {
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  var label: String? { window.descendants(of: UILabel.self).first?.text }

  private var button: UIButton? { window.descendants(of: UIButton.self).first }

  var buttonTitle: String? { button?.configuration?.title }

  func tapButton() { button?.tap() }
}

extension UIView {
  fileprivate func descendants<Kind: UIView>(of kind: Kind.Type) -> [Kind] {
    subviews.flatMap { [$0 as? Kind].compactMap(\.self) + $0.descendants(of: kind) }
  }
}
