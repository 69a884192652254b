import TerminalUI

/// The screen of a photo that the user can like.
// stub
final class PhotoViewController: ViewController {
  private let likeButton = LikeButton()

  override func viewDidLoad() {
    // TODO: Add the label here. Make this controller the delegate of the button.
    // 把标签加在这里，并让控制器成为按钮的委托。
    view.addSubview(likeButton)
  }
}

// solution
final class PhotoViewController: ViewController {
  private let likeButton = LikeButton()
  private let label = Label()
  private var count = 0

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(likeButton)
    likeButton.delegate = self
    showCount()
  }

  private func showCount() {
    label.text = "Likes: \(count)"
  }
}

extension PhotoViewController: LikeButtonDelegate {
  func likeButtonDidPress(_ likeButton: LikeButton) {
    // The screen decides what a press does. Another screen could count it as a vote.
    count += 1
    showCount()
  }
}
// end
