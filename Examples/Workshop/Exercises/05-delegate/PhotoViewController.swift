import TerminalUI

/// The screen of a photo that the user can like.
final class PhotoViewController: ViewController {
  private let likeButton = LikeButton()

  override func viewDidLoad() {
    // TODO: Add the label here. Make this controller the delegate of the button.
    view.addSubview(likeButton)
  }
}
