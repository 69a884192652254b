// Given code. Do not change it: `check` restores this file.
// 给定的代码，不要修改：`check` 会恢复这个文件。

/// A photo in a shop.
struct Photo: Equatable {
  var title: String
  var isForSale = true
}

/// The error of a failed load of photos.
struct PhotoError: Error {
  var reason: String
}

/// A source of photos.
protocol PhotoService {
  func photos() async throws(PhotoError) -> [Photo]
}
