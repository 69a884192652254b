import PatternKit
import Testing
import WorkshopSupport

@testable import PhotoListExercise

@Suite("7 photo list: PhotoListViewModel", .serialized)
struct PhotoListTests {
  private let exercise: Exercise
  private let photos = [
    Photo(title: "Harbour"), Photo(title: "Bridge", isForSale: false),
    Photo(title: "Tower", isForSale: false), Photo(title: "Bridge"),
  ]

  init() throws {
    exercise = try Exercise(
      module: "PhotoListExercise", roles: [Role(.viewModel, is: ["PhotoListViewModel"])])
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: the view model has no photos before the first load`() {
    let screen = Screen(.success(photos))

    #expect(screen.viewModel.photos.isEmpty)
    #expect(screen.events == [])
  }

  @Test(.goal) func `the view model reports the beginning and the end of a load`() async throws {
    let screen = Screen(.success(photos))

    try await screen.load()

    #expect(
      screen.events.filter { $0.hasPrefix("loading") } == ["loading on", "loading off"],
      say(
        "A load reports its beginning once, with `loadingChanged(true)`, and its end once, with `loadingChanged(false)`."
      ))
    #expect(screen.requests == 1, say("A load asks the service for the photos once."))
    #expect(
      screen.eventsBeforeRequest.first == "loading on",
      say(
        "The screen must show the loading state during the load. Report it before you call the service."
      ))
  }

  @Test(.goal) func `the view model reports the photos once, after it has set them`() async throws {
    let screen = Screen(.success(photos))

    try await screen.load()

    let expected = ["loading on", "4 photos", "loading off"]
    #expect(
      screen.events == expected,
      say(
        screen.events == ["loading on", "0 photos", "loading off"]
          && screen.viewModel.photos == photos
          ? "The screen reads the photos in `photosChanged`. Set them before you call it."
          : .received(screen.events, expected: expected)))
    expectPhotos(screen.viewModel.photos)

    screen.answer = .success([])
    try await screen.load()
    expectReceived(screen.events, ["loading on", "0 photos", "loading off"])
    #expect(
      screen.photosDuringLoad == photos,
      say(
        screen.photosDuringLoad.isEmpty
          ? "The photos changed without a report. Keep the old ones until the new ones have arrived."
          : .received(screen.photosDuringLoad.map(\.title), expected: photos.map(\.title))))

    let answer = Screen(.success(photos))
    await Bindings(
      exercise, .init("photosChanged") { $0.photosChanged = $1 },
      .init("loadingChanged", isReport: false) { object, closure in
        object.loadingChanged = closure.map { closure in { _ in closure() } }
      },
      .init("alertWanted", isReport: false) { object, closure in
        object.alertWanted = closure.map { closure in { _ in closure() } }
      },
      .init("photoOpened", isReport: false) { object, closure in
        object.photoOpened = closure.map { closure in { _ in closure() } }
      },
      values: { $0.photos.map(\.title) },
      events: [
        { await $0.load() }, { $0.selectPhoto(at: 0) }, { $0.selectPhoto(at: 1) },
        { viewModel in
          answer.answer = .failure(PhotoError(reason: "no network"))
          await viewModel.load()
          answer.answer = .success(photos)
        },
      ], object: { PhotoListViewModel(service: answer) }
    ).ask()

    let empty = Screen(.success([]))
    try await empty.load()
    expectReceived(empty.events, ["loading on", "0 photos", "loading off"])
  }

  private func expectPhotos(
    _ loaded: [Photo], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      loaded == photos, say(.received(loaded.map(\.title), expected: photos.map(\.title))),
      sourceLocation: sourceLocation)
  }

  @Test(.goal) func `selecting a photo that is for sale opens it`() async throws {
    let screen = try await Screen.loaded(photos)

    screen.viewModel.selectPhoto(at: 0)
    let events = screen.events
    await runStartedTasks()

    #expect(
      events == ["open Harbour"],
      say(
        events != screen.events
          ? "`selectPhoto(at:)` ended before the photo was opened. Open it without a task or queue."
          : .received(events, expected: ["open Harbour"])))

    // Another photo with this title is not for sale.
    screen.select(3)
    expectReceived(screen.events, ["open Bridge"])

    let another = try await Screen.loaded([Photo(title: "Sunset"), Photo(title: "Castle")])
    another.select(1)
    expectReceived(another.events, ["open Castle"])
    screen.select(0)
    expectReceived(screen.events, ["open Harbour"])

    screen.answer = .success([Photo(title: "Beach")])
    try await screen.load()
    screen.select(0)
    expectReceived(screen.events, ["open Beach"])

    screen.viewModel.photoOpened = nil
    screen.select(0)
    expectReceived(screen.events, [])
  }

  @Test(.goal, arguments: [1, 2])
  func `selecting a photo that is not for sale requests only an alert`(row: Int) async throws {
    let screen = try await Screen.loaded(photos)

    screen.select(row)

    #expect(
      screen.events == ["alert \(photos[row].title) cannot be bought."],
      say(
        screen.events.isEmpty
          ? "The photo is not for sale, and the view model requests no alert. The user must know why."
          : .received(screen.events, expected: ["alert \(photos[row].title) cannot be bought."])))

    screen.viewModel.alertWanted = nil
    screen.select(row)
    expectReceived(screen.events, [])
  }

  @Test(.goal, arguments: ["no network", "Disk 2 is full"])
  func `a failed load ends loading and requests an alert with the reason`(
    reason: String
  ) async throws {
    let screen = try await Screen.loaded(photos)
    let failure = ["loading on", "alert Could not load: \(reason)", "loading off"]
    screen.answer = .failure(PhotoError(reason: reason))

    try await screen.load()

    let hasFailed = screen.requests == 2
    #expect(
      screen.events == failure,
      say(
        hasFailed && !screen.events.contains { $0.hasPrefix("alert") }
          ? "The load failed, and the view model requested no alert. Call `alertWanted`."
          : hasFailed && !screen.events.contains("loading off")
            ? "A failed load ends too. Call `loadingChanged(false)` after it."
            : .received(screen.events, expected: failure)))
    expectPhotos(screen.viewModel.photos)

    try await screen.load()
    expectReceived(screen.events, failure)

    screen.answer = .success(photos)
    try await screen.load()
    expectReceived(screen.events, ["loading on", "4 photos", "loading off"])
  }
}

/// A fake screen that sets the bindings of a view model and records each call.
private final class Screen: PhotoService {
  var events: [String] = []
  private(set) lazy var viewModel = PhotoListViewModel(service: self)
  var answer: Result<[Photo], PhotoError>
  /// The number of calls of the service.
  private(set) var requests = 0
  /// The photos of the view model at the last call of the service.
  private(set) var photosDuringLoad: [Photo] = []
  /// The events before the last call of the service.
  private(set) var eventsBeforeRequest: [String] = []

  init(_ answer: Result<[Photo], PhotoError>) {
    self.answer = answer
    viewModel.loadingChanged = { [unowned self] in events.append("loading \($0 ? "on" : "off")") }
    viewModel.photosChanged = { [unowned self] in events.append("\(viewModel.photos.count) photos")
    }
    viewModel.alertWanted = { [unowned self] in events.append("alert \($0)") }
    viewModel.photoOpened = { [unowned self] in events.append("open \($0.title)") }
  }

  /// Loads the photos, and requires that all calls have come when `load()` returns.
  func load() async throws {
    events = []
    await viewModel.load()
    let calls = events.count
    // `load()` may have started one.
    await runStartedTasks()
    try #require(
      events.count == calls,
      say("A binding was called after `load()` had returned. Use `await`, without a task or queue.")
    )
  }

  func select(_ row: Int) {
    events = []
    viewModel.selectPhoto(at: row)
  }

  /// Creates a screen, loads the photos, and clears the recorded events.
  static func loaded(_ photos: [Photo]) async throws -> Screen {
    let screen = Screen(.success(photos))
    try await screen.load()
    try #require(
      screen.viewModel.photos == photos,
      say("The view model must store the photos of the service, in their order."))
    screen.events = []
    return screen
  }

  func photos() async throws(PhotoError) -> [Photo] {
    requests += 1
    photosDuringLoad = viewModel.photos
    eventsBeforeRequest = events
    return try answer.get()
  }
}
