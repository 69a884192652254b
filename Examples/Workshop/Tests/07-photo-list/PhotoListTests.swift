import Testing
import WorkshopSupport

@testable import PhotoListExercise

@Suite("7 photo list: PhotoListViewModel", .serialized)
struct PhotoListTests {
  private let photos = [Photo(title: "Harbour"), Photo(title: "Sunset", isForSale: false)]

  @Test func `given: the view model has no photos before the first load`() {
    let screen = Screen(.success(photos))

    #expect(screen.viewModel.photos.isEmpty)
    #expect(screen.events == [])
  }

  @Test(.goal) func `the view model reports the beginning and the end of a load`() async {
    let screen = Screen(.success(photos))

    await screen.viewModel.load()

    #expect(
      screen.events.filter { $0.hasPrefix("loading") } == ["loading on", "loading off"],
      "The view model reports when a load begins and ends. The screen only shows it.")
  }

  @Test(.goal) func `the view model reports the photos once, after it has set them`() async {
    let screen = Screen(.success(photos))

    await screen.viewModel.load()

    #expect(
      screen.events == ["loading on", "2 photos", "loading off"],
      "The screen reads the photos in `photosChanged`. Set them before you call it.")

    screen.answer = .success([])
    screen.events = []
    await screen.viewModel.load()

    #expect(
      screen.events == ["loading on", "0 photos", "loading off"],
      "An empty load is a change too. Without `photosChanged`, the screen keeps the old photos.")
  }

  @Test(.goal) func `selecting a photo that is for sale opens it`() async {
    let screen = await Screen.loaded(photos)

    screen.viewModel.selectPhoto(at: 0)

    #expect(
      screen.events == ["open Harbour"], "The screen passes a row. The view model opens the photo.")
  }

  @Test(.goal) func `selecting a photo that is not for sale requests only an alert`() async {
    let screen = await Screen.loaded(photos)

    screen.viewModel.selectPhoto(at: 1)

    #expect(
      screen.events == ["alert Sunset cannot be bought."],
      "The view model decides whether a photo may be opened. It must not open this one.")
  }

  @Test(.goal) func `a failed load ends loading and requests an alert with the reason`() async {
    let screen = Screen(.failure(PhotoError(reason: "no network")))

    await screen.viewModel.load()

    #expect(
      screen.events == ["loading on", "alert Could not load: no network", "loading off"],
      "A failed load must request an alert and end the loading state.")
  }
}

/// A fake screen that sets the bindings of a view model and records each call.
private final class Screen: PhotoService {
  var events: [String] = []
  private(set) lazy var viewModel = PhotoListViewModel(service: self)
  var answer: Result<[Photo], PhotoError>

  init(_ answer: Result<[Photo], PhotoError>) {
    self.answer = answer
    viewModel.loadingChanged = { [unowned self] in events.append("loading \($0 ? "on" : "off")") }
    viewModel.photosChanged = { [unowned self] in events.append("\(viewModel.photos.count) photos")
    }
    viewModel.alertWanted = { [unowned self] in events.append("alert \($0)") }
    viewModel.photoOpened = { [unowned self] in events.append("open \($0.title)") }
  }

  /// Creates a screen, loads the photos, and clears the recorded events.
  static func loaded(_ photos: [Photo]) async -> Screen {
    let screen = Screen(.success(photos))
    await screen.viewModel.load()
    #expect(
      screen.viewModel.photos == photos, "The view model must store the photos of the service.")
    screen.events = []
    return screen
  }

  func photos() async throws(PhotoError) -> [Photo] { try answer.get() }
}
