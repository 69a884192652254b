import Foundation
import TerminalUI

// stub
/// Responds to presses of a like button.
protocol LikeButtonDelegate: AnyObject {
  /// Called when the user presses the like button.
  func likeButtonDidPress(_ likeButton: LikeButton)
}

// TODO: This button calls one delegate. Change it so that several objects can observe the likes.
// The button must not have a reference to any of them.
// 这个按钮调用一个委托。把它改成能让多个对象观察点赞，但按钮不引用其中任何一个。

// end
/// A button that the user presses to like a photo.
// solution
///
/// It posts a message for each press. The message may have any number of observers, or none.
// end
final class LikeButton: View {
  // stub
  // TODO: Remove this property and `LikeButtonDelegate`. The counters observe a message instead.
  // 去掉这个属性和 `LikeButtonDelegate`。计数器改为观察消息。
  weak var delegate: (any LikeButtonDelegate)?
  // end
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
    // stub
    // TODO: Post a message to the center instead of calling the delegate.
    // 不再调用委托，改为向通知中心发出消息。
    delegate?.likeButtonDidPress(self)
    // solution
    // The injected center, not the default one. The creator of the button decides which observers
    // receive its messages.
    center.post(PhotoLiked(photo: photo))
    // end
  }
}
