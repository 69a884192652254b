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
    label.text = "Likes: 0"
    // TODO: Observe the message, and count each like.
  }

  /// Stops counting likes.
  func stop() {
    // TODO: End the observation.
  }
}

// TODO: Move the counting into a method of the counter. Then remove this conformance.
extension LikeCounter: LikeButtonDelegate {
  func likeButtonDidPress(_ likeButton: LikeButton) {
    count += 1
    label.text = "Likes: \(count)"
  }
}
