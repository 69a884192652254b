/// The view model of a list of photos.
///
/// The bindings are closures. A screen sets them, and the view model calls them after a change.
final class PhotoListViewModel {
  // stub
  /// The bindings. Your code calls each of them at the right time.
  // end
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
  /// In between, calls `photosChanged`, or `alertWanted` with “Could not load: …” and the unchanged reason.
  func load() async {
    // stub
    // TODO: Load the photos from the service, and call the bindings.
    // 从服务加载照片，并调用各个绑定。
    // solution
    loadingChanged?(true)
    // Runs after success and after failure, so that the screen does not stay in the loading state.
    defer { loadingChanged?(false) }
    do throws(PhotoError) {
      // Set the photos before the call: the screen reads them immediately.
      photos = try await service.photos()
      photosChanged?()
    } catch {
      alertWanted?("Could not load: \(error.reason)")
    }
    // end
  }

  /// Opens the photo at a row.
  ///
  /// If the photo is not for sale, requests an alert instead: “Sunset cannot be bought.”
  func selectPhoto(at row: Int) {
    // stub
    // TODO: Check whether the photo is for sale, and call the right binding.
    // 检查照片是否出售，调用相应的绑定。
    // solution
    // The rule is in the view model: a test needs no screen, and every screen follows the rule.
    let photo = photos[row]
    if photo.isForSale {
      photoOpened?(photo)
    } else {
      alertWanted?("\(photo.title) cannot be bought.")
    }
    // end
  }
}
