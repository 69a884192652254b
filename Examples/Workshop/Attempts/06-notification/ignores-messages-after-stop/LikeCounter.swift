// check: The counter ignores the messages, but still observes them. Release the token in `stop()`.
import Foundation
import TerminalUI

/// Shows how many photos have been liked.
final class LikeCounter: View {
  private let label = Label()
  private var token: NotificationCenter.ObservationToken?
  private var count = 0
  private var isStopped = false

  init(center: NotificationCenter) {
    super.init()
    addSubview(label)
    label.text = "Likes: 0"
    // Weak: the center retains the closure. A strong capture would retain the counter.
    token = center.addObserver(for: PhotoLiked.self) { [weak self] _ in self?.countLike() }
  }

  /// Stops counting likes.
  func stop() {
    isStopped = true
  }

  private func countLike() {
    guard !isStopped else { return }
    count += 1
    label.text = "Likes: \(count)"
  }
}
