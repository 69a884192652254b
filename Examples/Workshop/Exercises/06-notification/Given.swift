// Given code. Do not change it: `check` restores this file.
// 给定的代码，不要修改：`check` 会恢复这个文件。

import Foundation

/// The user has liked a photo.
struct PhotoLiked: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject

  let photo: String
}
