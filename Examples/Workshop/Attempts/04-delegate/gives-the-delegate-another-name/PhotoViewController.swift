import TerminalUI

/// The screen of a photo, which can be liked.
final class PhotoViewController: ViewController {
  private let likeButton = LikeButton()
  private let label = Label()
  private var count = 0

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(likeButton)
    likeButton.listener = self
    showCount()
  }

  private func showCount() {
    label.text = "liked \(count) times"
  }
}

extension PhotoViewController: LikeButtonDelegate {
  func likeButtonDidPress(_ likeButton: LikeButton) {
    // What a press means is decided here: another screen may take it for a vote.
    count += 1
    showCount()
  }
}
