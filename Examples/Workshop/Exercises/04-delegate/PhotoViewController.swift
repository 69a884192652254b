import TerminalUI

/// The screen of a photo, which can be liked.
final class PhotoViewController: ViewController {
  private let likeButton = LikeButton()

  override func viewDidLoad() {
    // TODO: The label belongs here. Become the button's delegate.
    view.addSubview(likeButton)
  }
}
