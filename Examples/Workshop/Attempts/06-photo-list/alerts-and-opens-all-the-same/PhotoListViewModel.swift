/// A photo in a shop. Leave this type as it is.
struct Photo: Equatable {
  var title: String
  var isForSale = true
}

/// Why photos could not be loaded. Leave this type as it is.
struct PhotoError: Error {
  var reason: String
}

/// Where photos come from. Leave this protocol as it is.
protocol PhotoService {
  func photos() async throws(PhotoError) -> [Photo]
}

/// Says what a list of photos shows, and tells whoever is bound to it when that changes.
///
/// The bindings are closures: a screen sets them, and knows what to do.
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

  /// Loads the photos: first says that it is loading, last that it no longer is, however it ends.
  /// In between `photosChanged`, or an alert “Could not load: …” with the reason.
  func load() async {
    loadingChanged?(true)
    // Whichever way out is taken: a screen must not go on saying that it loads.
    defer { loadingChanged?(false) }
    do throws(PhotoError) {
      // First the photos, then the news of them: whoever hears of it asks at once.
      photos = try await service.photos()
      photosChanged?()
    } catch {
      alertWanted?("Could not load: \(error.reason)")
    }
  }

  /// Opens a photo, or wants an alert: “Sunset cannot be bought.”
  func selectPhoto(at row: Int) {
    // The rule is here and not in the screen: it can be tested, and no screen can forget it.
    let photo = photos[row]
    if !photo.isForSale { alertWanted?("\(photo.title) cannot be bought.") }
    photoOpened?(photo)
  }
}
