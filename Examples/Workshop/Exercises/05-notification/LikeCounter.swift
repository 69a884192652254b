import Foundation
import TerminalUI

/// Shows how many photos have been liked.
final class LikeCounter: View {
  private let center: NotificationCenter
  private let label = Label()
  // TODO: Who keeps the token keeps the subscription.
  private var token: NotificationCenter.ObservationToken?
  private var count = 0

  init(center: NotificationCenter) {
    self.center = center
    super.init()
    addSubview(label)
    label.text = "0 likes"
    // TODO: Observe the message, and count.
  }

  /// Hears nothing from now on.
  func stop() {
    // TODO: End the subscription.
  }
}

// TODO: Nobody needs to be the button's delegate any more.
extension LikeCounter: LikeButtonDelegate {
  func likeButtonDidPress(_ likeButton: LikeButton) {
    count += 1
    label.text = "\(count) likes"
  }
}
