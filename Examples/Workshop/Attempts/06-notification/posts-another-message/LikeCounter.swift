import Foundation
import TerminalUI

/// Shows how many photos have been liked.
final class LikeCounter: View {
  private let label = Label()
  private let center: NotificationCenter
  private var token: (any NSObjectProtocol)?
  private var count = 0

  init(center: NotificationCenter) {
    self.center = center
    super.init()
    addSubview(label)
    label.text = "Likes: 0"
    // Weak: the center retains the closure. A strong capture would retain the counter.
    token = center.addObserver(forName: Notification.Name("PhotoLiked"), object: nil, queue: nil) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.countLike() }
    }
  }

  /// Stops counting likes.
  func stop() {
    // The observation ends when its token is released. The counter stores the token until then.
    if let token { center.removeObserver(token) }
    token = nil
  }

  private func countLike() {
    count += 1
    label.text = "Likes: \(count)"
  }
}
