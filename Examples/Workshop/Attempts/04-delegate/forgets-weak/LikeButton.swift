import TerminalUI

/// An object that hears what the user does with a like button. Leave it as it is.
protocol LikeButtonDelegate: AnyObject {
  /// Tells the delegate that the user likes something.
  func likeButtonDidPress(_ likeButton: LikeButton)
}

/// A button to like something with.
///
/// It knows that somebody may want to hear of a press, and not who, nor what for.
final class LikeButton: View {
  var delegate: (any LikeButtonDelegate)?

  private let button = Button(title: "Like")

  override init() {
    super.init()
    addSubview(button)
    button.addTarget(self, action: LikeButton.buttonTapped)
  }

  private func buttonTapped() {
    // The source comes along, for a delegate that has several.
    delegate?.likeButtonDidPress(self)
  }
}
