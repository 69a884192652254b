// check: The button reports the first press only. Keep the delegate, and call it after each press.
import TerminalUI

/// Responds to presses of a like button. Do not change this protocol.
protocol LikeButtonDelegate: AnyObject {
  /// Called when the user presses the like button.
  func likeButtonDidPress(_ likeButton: LikeButton)
}

/// A button that the user presses to like a photo.
///
/// It reports a press to its delegate. The delegate decides what the press does.
final class LikeButton: View {
  // Weak: the screen owns the button. A strong reference back would create a retain cycle.
  weak var delegate: (any LikeButtonDelegate)?

  private let button = Button(title: "Like")

  override init() {
    super.init()
    addSubview(button)
    button.addTarget(self, action: LikeButton.buttonTapped)
  }

  private func buttonTapped() {
    // A delegate with several buttons needs to know which one was pressed.
    delegate?.likeButtonDidPress(self)
    delegate = nil
  }
}
