// check: A press must call `likeButtonDidPress(_:)` of the delegate.
import TerminalUI

/// Responds to presses of a like button. Do not change this protocol.
protocol LikeButtonDelegate: AnyObject {
  /// Called when the user presses the like button.
  func likeButtonDidPress(_ likeButton: LikeButton)
}

/// A button that the user presses to like a photo.
///
/// It works on one screen only, because it contains the label of that screen.
final class LikeButton: View {
  weak var delegate: (any LikeButtonDelegate)?

  private let label = Label()
  private let button = Button(title: "Like")
  private var count = 0

  override init() {
    super.init()
    label.text = "liked 0 times"
    addSubview(label)
    addSubview(button)
    button.addTarget(self, action: LikeButton.buttonTapped)
  }

  private func buttonTapped() {
    count += 1
    label.text = "liked \(count) times"
  }
}
