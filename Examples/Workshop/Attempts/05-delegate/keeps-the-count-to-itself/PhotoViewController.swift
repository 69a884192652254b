import TerminalUI

/// The screen of a photo that the user can like.
final class PhotoViewController: ViewController {
  private let likeButton = LikeButton()

  override func viewDidLoad() {
    view.addSubview(likeButton)
  }
}
