// check: The center retains the closure. The closure must not retain the counter.
import Foundation
import TerminalUI

/// Shows how many photos have been liked.
final class LikeCounter: View {
  private let label = Label()
  private var token: NotificationCenter.ObservationToken?
  private var count = 0

  init(center: NotificationCenter) {
    super.init()
    addSubview(label)
    label.text = "Likes: 0"
    token = center.addObserver(for: PhotoLiked.self) { _ in self.countLike() }
  }

  /// Stops counting likes.
  func stop() {
    // The observation ends when its token is released. The counter stores the token until then.
    token = nil
  }

  private func countLike() {
    count += 1
    label.text = "Likes: \(count)"
  }
}
