// check: The screen must be the delegate of its button. It needs no closure and no other object.
import TerminalUI

/// The screen of a photo that the user can like.
final class PhotoViewController: ViewController {
  private let likeButton = LikeButton()
  private let label = Label()
  private var count = 0
  private let helper = Helper()

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(likeButton)
    likeButton.delegate = helper
    helper.screen = self
    showCount()
  }

  private func showCount() {
    label.text = "liked \(count) times"
  }
}

private final class Helper: LikeButtonDelegate {
  weak var screen: PhotoViewController?

  func likeButtonDidPress(_ likeButton: LikeButton) { screen?.pressed() }
}

extension PhotoViewController {
  fileprivate func pressed() {
    // The screen decides what a press does. Another screen could count it as a vote.
    count += 1
    showCount()
  }
}
