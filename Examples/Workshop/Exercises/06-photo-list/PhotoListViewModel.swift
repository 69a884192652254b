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
  /// Bindings: what each is told, and when, is for you to see to.
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
    // TODO: Ask the service, and tell the bindings.
  }

  /// Opens a photo, or wants an alert: “Sunset cannot be bought.”
  func selectPhoto(at row: Int) {
    // TODO: Decide which, and tell the binding.
  }
}
