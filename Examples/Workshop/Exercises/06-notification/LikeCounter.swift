import Foundation
import TerminalUI

/// Shows how many photos have been liked.
// stub
final class LikeCounter: View {
  private let center: NotificationCenter
  private let label = Label()
  // TODO: Store the token here. The observation ends when the token is released.
  // 在这里保存令牌。令牌释放时，观察随之结束。
  private var token: NotificationCenter.ObservationToken?
  private var count = 0

  init(center: NotificationCenter) {
    self.center = center
    super.init()
    addSubview(label)
    label.text = "Likes: 0"
    // TODO: Observe the message, and count each like.
    // 观察消息，统计每个赞。
  }

  /// Stops counting likes.
  func stop() {
    // TODO: End the observation.
    // 结束观察。
  }
}

// TODO: Move the counting into a method of the counter. Then remove this conformance.
// 把计数搬到计数器的一个方法里，然后去掉这个协议遵循。
extension LikeCounter: LikeButtonDelegate {
  func likeButtonDidPress(_ likeButton: LikeButton) {
    count += 1
    label.text = "Likes: \(count)"
  }
}

// solution
final class LikeCounter: View {
  private let label = Label()
  private var token: NotificationCenter.ObservationToken?
  private var count = 0

  init(center: NotificationCenter) {
    super.init()
    addSubview(label)
    label.text = "Likes: 0"
    // Weak: the center retains the closure. A strong capture would retain the counter.
    token = center.addObserver(for: PhotoLiked.self) { [weak self] _ in self?.countLike() }
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
// end
