import PatternKit
import Testing
import WorkshopSupport

@testable import PhotoListExercise

@Suite("7 photo list: PhotoListViewModel", .serialized)
struct PhotoListTests {
  private let exercise: Exercise
  private let photos = [
    Photo(title: "Harbour"), Photo(title: "Bridge", isForSale: false),
    Photo(title: "Tower", isForSale: false),
  ]

  init() throws {
    exercise = try Exercise(
      module: "PhotoListExercise",
      roles: [
        Role(.viewModel, is: ["PhotoListViewModel"])
      ])
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

    #expect(
      screen.events == ["loading on", "3 photos", "loading off"],
      say(
        screen.events.count { $0.hasSuffix(" photos") } > 1
          ? "The view model called `photosChanged` more than once for one load."
          : screen.eventsBeforeRequest.count > 1
            ? "Report the photos once, after the load. Keep the old ones until the new ones have arrived."
            : screen.events.last != "loading off"
              ? "The load is not finished before `photosChanged`: call `loadingChanged(false)` last."
              : screen.viewModel.photos == photos
                ? "The screen reads the photos in `photosChanged`. Set them before you call it."
                : "The view model must store all photos of the service, in their order."))

    screen.answer = .success([])
    screen.events = []
    try await screen.load()

    #expect(
      screen.events == ["loading on", "0 photos", "loading off"],
      say(
        screen.events.contains { $0.hasPrefix("alert") }
          ? "An empty load is no failure. It requests no alert."
          : screen.events.contains("3 photos")
            ? "The new photos replace the old ones."
            : screen.events.isEmpty
              ? "The second load did nothing. Each call of `load()` loads the photos again."
              : "An empty load is a change too. Call `photosChanged` after it."))
    #expect(
      screen.photosDuringLoad == photos,
      say(
        screen.photosDuringLoad.isEmpty
          ? "The photos changed without a report. Keep the old ones until the new ones have arrived."
          : "Store the photos of the service as they are, in their order."))

    let empty = Screen(.success([]))
    try await empty.load()
    #expect(
      empty.events == ["loading on", "0 photos", "loading off"],
      say("An empty load is a change too. Call `photosChanged` after it."))
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
          ? "`selectPhoto(at:)` ended before the photo was opened. Open it without a `Task`."
          : events.count > 1
            ? "Open the photo once per selection, and request no alert."
            : events.contains { $0.hasPrefix("alert") }
              ? "This photo is for sale. Open it, and request no alert."
              : "The screen passes a row. The view model opens the photo of this row."))

    screen.answer = .success([Photo(title: "Sunset"), Photo(title: "Castle")])
    try await screen.load()
    screen.events = []
    screen.viewModel.selectPhoto(at: 1)
    #expect(
      screen.events == ["open Castle"],
      say("The second load brought other photos. Open the photo that the row shows now."))
  }

  @Test(.goal, arguments: [1, 2])
  func `selecting a photo that is not for sale requests only an alert`(row: Int) async throws {
    let screen = try await Screen.loaded(photos)

    screen.viewModel.selectPhoto(at: row)

    #expect(
      screen.events == ["alert \(photos[row].title) cannot be bought."],
      say(
        screen.events.isEmpty
          ? "The photo is not for sale, and the view model requests no alert. The user must know why."
          : screen.events.count == 1 && screen.events[0].hasPrefix("alert")
            ? "The alert contains the title of the selected photo."
            : !screen.events.contains("open \(photos[row].title)")
              ? "The view model opened another photo. Use the photo at the row."
              : "The view model decides whether a photo may be opened. It must not open this one."))
  }

  @Test(.goal, arguments: ["no network", "the disk is full"])
  func `a failed load ends loading and requests an alert with the reason`(
    reason: String
  ) async throws {
    let screen = try await Screen.loaded(photos)
    screen.answer = .failure(PhotoError(reason: reason))

    try await screen.load()

    let alerts = screen.events.filter { $0.hasPrefix("alert") }
    #expect(
      alerts.count == 1,
      say(
        alerts.isEmpty
          ? "The load failed, and the view model ignored it. Catch the error, and call `alertWanted`."
          : "The view model requested \(alerts.count) alerts for one failure."))
    #expect(
      screen.viewModel.photos == photos,
      say("A failed load must not change the photos. Keep the old ones."))
    #expect(
      screen.events == ["loading on", "alert Could not load: \(reason)", "loading off"],
      say(
        screen.events.count == 3
          ? "The alert contains the `reason` of the error, and the end of the load comes last."
          : screen.events.contains("3 photos")
            ? "After a failed load, the photos are the same. Do not call `photosChanged`."
            : screen.events.contains("loading off")
              ? "A failed load reports its end once, as its last call."
              : "A failed load must request an alert and end the loading state."))

    screen.events = []
    try await screen.load()
    #expect(
      screen.events == ["loading on", "alert Could not load: \(reason)", "loading off"],
      say(
        screen.events.isEmpty
          ? "After a failed load, `load()` must load again. Which property still says that it is loading?"
          : "The second load fails too. Each failure requests an alert."))

    screen.answer = .success(photos)
    screen.events = []
    try await screen.load()
    #expect(
      screen.events == ["loading on", "3 photos", "loading off"],
      say(
        screen.events.isEmpty
          ? "After a failed load, `load()` must load again. Which property still says that it is loading?"
          : screen.events.last != "loading off"
            ? "A load ends with `loadingChanged(false)`, after all other calls."
            : "This load succeeded. Call `photosChanged` after it, even if the photos are the same."
      ))
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
    await viewModel.load()
    let calls = events.count
    // `load()` may have started one.
    await runStartedTasks()
    try #require(
      events.count == calls,
      say(
        "`load()` returned before the photos arrived. Wait for them with `await`, without a `Task`."
      ))
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
