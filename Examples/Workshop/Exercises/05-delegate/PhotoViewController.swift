import TerminalUI

/// The screen of a photo that the user can like.
final class PhotoViewController: ViewController {
  private let likeButton = LikeButton()

  override func viewDidLoad() {
    // TODO: Add the label here. Make this controller the delegate of the button.
    // 把标签加在这里，并让控制器成为按钮的委托。
    view.addSubview(likeButton)
  }
}
