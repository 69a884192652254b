import Foundation
import TerminalUI

/// Somebody likes a photo. Leave this message as it is.
struct PhotoLiked: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject

  let photo: String
}

/// A button to like a photo with.
///
/// It says so to everybody, which may be nobody.
final class LikeButton: View {
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
    // The center that was handed in, not the one that everybody shares: whoever made the button
    // decides how far its messages go.
    center.post(PhotoLiked(photo: photo))
  }
}
