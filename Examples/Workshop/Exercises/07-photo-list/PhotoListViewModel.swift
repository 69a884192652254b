/// A photo in a shop. Do not change this type.
struct Photo: Equatable {
  var title: String
  var isForSale = true
}

/// The error of a failed load of photos. Do not change this type.
struct PhotoError: Error {
  var reason: String
}

/// A source of photos. Do not change this protocol.
protocol PhotoService {
  func photos() async throws(PhotoError) -> [Photo]
}

/// The view model of a list of photos.
///
/// The bindings are closures. A screen sets them, and the view model calls them after a change.
final class PhotoListViewModel {
  /// The bindings. Your code calls each of them at the right time.
  var loadingChanged: ((Bool) -> Void)?
  var photosChanged: (() -> Void)?
  var alertWanted: ((String) -> Void)?
  var photoOpened: ((Photo) -> Void)?

  private(set) var photos: [Photo] = []
  private let service: any PhotoService

  init(service: any PhotoService) {
    self.service = service
  }

  /// Loads the photos.
  ///
  /// Calls `loadingChanged` with `true` first and with `false` last, even after a failure.
  /// In between, calls `photosChanged`, or `alertWanted` with “Could not load: …” and the reason.
  func load() async {
    // TODO: Load the photos from the service, and call the bindings.
    // 从服务加载照片，并调用各个绑定。
  }

  /// Opens the photo at a row.
  ///
  /// If the photo is not for sale, requests an alert instead: “Sunset cannot be bought.”
  func selectPhoto(at row: Int) {
    // TODO: Check whether the photo is for sale, and call the right binding.
    // 检查照片是否出售，调用相应的绑定。
  }
}
