import TerminalUI

/// Responds to presses of a like button. Do not change this protocol.
protocol LikeButtonDelegate: AnyObject {
  /// Called when the user presses the like button.
  func likeButtonDidPress(_ likeButton: LikeButton)
}

/// A button that the user presses to like a photo.
///
/// It works on one screen only, because it contains the label of that screen.
final class LikeButton: View {
  // TODO: Report each press to the delegate. The button must not retain the delegate.
  // 把每次点击报告给委托。按钮不能强引用委托。
  var delegate: (any LikeButtonDelegate)?

  // TODO: Remove the label and its text. The screen is responsible for both.
  // 去掉标签和它的文字。两者都由界面负责。
  private let label = Label()
  private let button = Button(title: "Like")
  private var count = 0

  override init() {
    super.init()
    label.text = "liked 0 times"
    addSubview(label)
    addSubview(button)
    button.addTarget(self, action: LikeButton.buttonTapped)
  }

  private func buttonTapped() {
    count += 1
    label.text = "liked \(count) times"
  }
}
