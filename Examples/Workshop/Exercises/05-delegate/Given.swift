// Given code. Do not change it: `check` restores this file.
// 给定的代码，不要修改：`check` 会恢复这个文件。

/// Responds to presses of a like button.
protocol LikeButtonDelegate: AnyObject {
  /// Called when the user presses the like button.
  func likeButtonDidPress(_ likeButton: LikeButton)
}
