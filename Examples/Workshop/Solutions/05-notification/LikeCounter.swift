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
    label.text = "0 likes"
    // Weak, because the center keeps the closure, and the closure would keep the counter.
    token = center.addObserver(for: PhotoLiked.self) { [weak self] _ in self?.countLike() }
  }

  /// Hears nothing from now on.
  func stop() {
    // The subscription ends with its token: that is why it must be kept until now.
    token = nil
  }

  private func countLike() {
    count += 1
    label.text = "\(count) likes"
  }
}
