// check: A counter counts too late. Count in the closure itself, without a `Task`.
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
    // Weak: the center retains the closure. A strong capture would retain the counter.
    token = center.addObserver(for: PhotoLiked.self) { [weak self] _ in Task { self?.countLike() } }
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
