// check: The screen adds its label to the button. Add it to the view of the screen.
import TerminalUI

/// The screen of a photo that the user can like.
final class PhotoViewController: ViewController {
  private let likeButton = LikeButton()
  private let label = Label()
  private var count = 0

  override func viewDidLoad() {
    likeButton.addSubview(label)
    view.addSubview(likeButton)
    likeButton.delegate = self
    showCount()
  }

  private func showCount() {
    label.text = "liked \(count) times"
  }
}

extension PhotoViewController: LikeButtonDelegate {
  func likeButtonDidPress(_ likeButton: LikeButton) {
    // The screen decides what a press does. Another screen could count it as a vote.
    count += 1
    showCount()
  }
}
