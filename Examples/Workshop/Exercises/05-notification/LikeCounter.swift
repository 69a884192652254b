import Foundation
import TerminalUI

/// Shows how many photos have been liked.
final class LikeCounter: View {
  private let center: NotificationCenter
  private let label = Label()
  // TODO: Store the token here. The observation ends when the token is released.
  private var token: NotificationCenter.ObservationToken?
  private var count = 0

  init(center: NotificationCenter) {
    self.center = center
    super.init()
    addSubview(label)
    label.text = "0 likes"
    // TODO: Observe the message, and count each like.
  }

  /// Stops counting likes.
  func stop() {
    // TODO: End the observation.
  }
}

// TODO: Remove this conformance. The button no longer needs a delegate.
extension LikeCounter: LikeButtonDelegate {
  func likeButtonDidPress(_ likeButton: LikeButton) {
    count += 1
    label.text = "\(count) likes"
  }
}
