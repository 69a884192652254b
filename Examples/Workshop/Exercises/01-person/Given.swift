// Given code. Do not change it: `check` restores this file.
// 给定的代码，不要修改：`check` 会恢复这个文件。

import Foundation

/// A person from a database.
struct Person: Equatable {
  var salutation: String?
  var firstName: String
  var lastName: String
  var birthdate: Date
}
