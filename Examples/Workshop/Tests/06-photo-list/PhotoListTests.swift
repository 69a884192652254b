import Testing
import WorkshopSupport

@testable import PhotoListExercise

@Suite("6 photo list: a view model with bindings", .serialized)
struct PhotoListTests {
  private let photos = [Photo(title: "Harbour"), Photo(title: "Sunset", isForSale: false)]

  @Test func `given: shows nothing before it is told to load`() {
    let screen = Screen(.success(photos))

    #expect(screen.viewModel.photos.isEmpty)
    #expect(screen.events == [])
  }

  @Test(.goal) func `says that it loads, then that it no longer does`() async {
    let screen = Screen(.success(photos))

    await screen.viewModel.load()

    #expect(
      screen.events.filter { $0.hasPrefix("loading") } == ["loading on", "loading off"],
      "The view model knows when a load begins and ends. The screen only shows it.")
  }

  @Test(.goal) func `tells of the photos once, when they are there`() async {
    let screen = Screen(.success(photos))

    await screen.viewModel.load()

    #expect(
      screen.events == ["loading on", "2 photos", "loading off"],
      "A screen that hears of photos asks for them at once: the view model has them by then.")
  }

  @Test(.goal) func `opens a photo that is for sale`() async {
    let screen = await Screen.loaded(photos)

    screen.viewModel.selectPhoto(at: 0)

    #expect(
      screen.events == ["open Harbour"], "The screen says which row. The view model says what for.")
  }

  @Test(.goal) func `wants an alert for one that is not, and opens nothing`() async {
    let screen = await Screen.loaded(photos)

    screen.viewModel.selectPhoto(at: 1)

    #expect(
      screen.events == ["alert Sunset cannot be bought."],
      "What may be opened is a rule, and rules are the view model’s job.")
  }

  @Test(.goal) func `ends loading when a load fails, and says why`() async {
    let screen = Screen(.failure(PhotoError(reason: "no network")))

    await screen.viewModel.load()

    #expect(
      screen.events == ["loading on", "alert Could not load: no network", "loading off"],
      "A failure is one of the view model’s answers. Nobody is left waiting.")
  }
}

/// What a screen would be: bound to a view model, and writing down what it hears.
private final class Screen: PhotoService {
  private(set) var events: [String] = []
  private(set) lazy var viewModel = PhotoListViewModel(service: self)
  private let answer: Result<[Photo], PhotoError>

  init(_ answer: Result<[Photo], PhotoError>) {
    self.answer = answer
    viewModel.loadingChanged = { [unowned self] in events.append("loading \($0 ? "on" : "off")") }
    viewModel.photosChanged = { [unowned self] in events.append("\(viewModel.photos.count) photos")
    }
    viewModel.alertWanted = { [unowned self] in events.append("alert \($0)") }
    viewModel.photoOpened = { [unowned self] in events.append("open \($0.title)") }
  }

  /// A screen whose photos are there, and that has heard nothing since.
  static func loaded(_ photos: [Photo]) async -> Screen {
    let screen = Screen(.success(photos))
    await screen.viewModel.load()
    #expect(
      screen.viewModel.photos == photos, "The view model keeps the photos that the service gave it."
    )
    screen.events = []
    return screen
  }

  func photos() async throws(PhotoError) -> [Photo] { try answer.get() }
}
