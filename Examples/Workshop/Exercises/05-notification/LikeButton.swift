import Foundation
import TerminalUI

/// Somebody likes a photo. Leave this message as it is.
struct PhotoLiked: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject

  let photo: String
}

/// An object that hears what the user does with a like button.
protocol LikeButtonDelegate: AnyObject {
  func likeButtonDidPress(_ likeButton: LikeButton)
}

/// A button to like a photo with.
///
/// It tells one delegate. Now several want to hear of it, and it should know none of them.
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
    // TODO: Post a message to the center instead.
    delegate?.likeButtonDidPress(self)
  }
}
