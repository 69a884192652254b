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
    NotificationCenter.default.post(PhotoLiked(photo: photo))
  }
}
