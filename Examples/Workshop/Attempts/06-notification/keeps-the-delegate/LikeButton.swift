// check: The button still has a delegate. Remove it: the button knows only the center.
import Foundation
import TerminalUI

/// The user has liked a photo. Do not change this message.
struct PhotoLiked: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject

  let photo: String
}

/// Responds to presses of a like button.
protocol LikeButtonDelegate: AnyObject {
  /// Called when the user presses the like button.
  func likeButtonDidPress(_ likeButton: LikeButton)
}

/// A button that the user presses to like a photo.
///
/// It posts a message for each press. The message may have any number of observers, or none.
final class LikeButton: View {
  weak var delegate: (any LikeButtonDelegate)?
  private let photo: String
  private let center: NotificationCenter
  private let button = Button(title: "Like")

  init(photo: String, center: NotificationCenter) {
    self.photo = photo
    self.center = center
    super.init()
    addSubview(button)
    button.addTarget(self, action: LikeButton.buttonTapped)
  }

  private func buttonTapped() {
    // The injected center, not the default one. The creator of the button decides which observers
    // receive its messages.
    center.post(PhotoLiked(photo: photo))
    delegate?.likeButtonDidPress(self)
  }
}
