import TerminalUI

/// An object that hears what the user does with a like button. Leave it as it is.
protocol LikeButtonDelegate: AnyObject {
  /// Tells the delegate that the user likes something.
  func likeButtonDidPress(_ likeButton: LikeButton)
}

/// A button to like something with.
///
/// It works, and only here: it comes with the label of the one screen that it was written for.
final class LikeButton: View {
  // TODO: Tell the delegate. It must be able to go away while the button stays.
  var delegate: (any LikeButtonDelegate)?

  // TODO: A label, and what it says, are none of the button's business.
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
