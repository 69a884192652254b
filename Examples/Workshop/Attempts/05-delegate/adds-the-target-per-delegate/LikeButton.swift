// check: The button got its delegate again, and then reported a press twice. Add the target once.
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
  weak var delegate: (any LikeButtonDelegate)? {
    didSet { button.addTarget(self, action: LikeButton.buttonTapped) }
  }

  private let button = Button(title: "Like")

  override init() {
    super.init()
    addSubview(button)
  }

  private func buttonTapped() {
    // A delegate with several buttons needs to know which one was pressed.
    delegate?.likeButtonDidPress(self)
  }
}
