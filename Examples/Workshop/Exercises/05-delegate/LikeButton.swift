import TerminalUI

/// A button that the user presses to like a photo.
///
// stub
/// It works on one screen only, because it contains the label of that screen.
// solution
/// It reports a press to its delegate. The delegate decides what the press does.
// end
final class LikeButton: View {
  // stub
  // TODO: Report each press to the delegate. The button must not retain the delegate.
  // 把每次点击报告给委托。按钮不能强引用委托。
  var delegate: (any LikeButtonDelegate)?
  // solution
  // Weak: the screen owns the button. A strong reference back would create a retain cycle.
  weak var delegate: (any LikeButtonDelegate)?
  // end

  // stub
  // TODO: Remove the label and its text. The screen is responsible for both.
  // 去掉标签和它的文字。两者都由界面负责。
  private let label = Label()
  // end
  private let button = Button(title: "Like")
  // stub
  private var count = 0
  // end

  override init() {
    super.init()
    // stub
    label.text = "Likes: 0"
    addSubview(label)
    // end
    addSubview(button)
    button.addTarget(self, action: LikeButton.buttonTapped)
  }

  private func buttonTapped() {
    // stub
    count += 1
    label.text = "Likes: \(count)"
    // solution
    // A delegate with several buttons needs to know which one was pressed.
    delegate?.likeButtonDidPress(self)
    // end
  }
}
