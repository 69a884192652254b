import PatternKit
import Testing
import WorkshopSupport

@testable import PhotoListExercise

@Suite("7 photo list: PhotoListViewModel", .serialized)
struct PhotoListTests {
  private let photos = [
    Photo(title: "Harbour"), Photo(title: "Bridge", isForSale: false),
    Photo(title: "old  Tower", isForSale: false), Photo(title: "Bridge"), Photo(title: "Harbour"),
    Photo(title: "", isForSale: false),
  ]

  @Test func `given: the view model has no photos before the first load`() {
    let screen = Screen(.success(photos))
    #expect(screen.viewModel.photos.isEmpty)
    #expect(screen.events == [])
  }

  @Test(.goal) func `the view model reports the beginning and the end of a load`() async {
    let screen = Screen(.success([]))
    for answer in [[], photos, [photos[1]], [photos[0]], []] {
      screen.answer = .success(answer)
      await screen.expectLoad("photosChanged, photos.count is \(answer.count)")
      expectReceived(screen.viewModel.photos.map(\.title), answer.map(\.title))
    }
  }

  @Test(.goal) func `the view model reports the photos once, after it has set them`() async {
    let answer = Screen(.success(photos))
    await Bindings(
      .init("photosChanged") { $0.photosChanged = $1 },
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
        // A view model that did not load has no photo to select.
        { await $0.load() }, { if !$0.photos.isEmpty { $0.selectPhoto(at: 0) } },
        { if $0.photos.count > 1 { $0.selectPhoto(at: 1) } },
        { viewModel in
          answer.answer = .failure(PhotoError(reason: "no network"))
          await viewModel.load()
          answer.answer = .success(photos)
        },
      ], object: { PhotoListViewModel(service: answer) }
    ).ask()
  }

  @Test(.goal) func `selecting a photo that is for sale opens it`() async throws {
    let screen = try await Screen.loaded(photos)
    // Another photo with the title of the last one is not for sale.
    for (row, title) in [(0, "Harbour"), (0, "Harbour"), (3, "Bridge"), (0, "Harbour")] {
      await screen.expectEvents(["photoOpened(\(title))"]) { $0.selectPhoto(at: row) }
    }
    let another = try await Screen.loaded([Photo(title: "Sunset"), Photo(title: "Castle")])
    await another.expectEvents(["photoOpened(Castle)"]) { $0.selectPhoto(at: 1) }

    screen.answer = .success([Photo(title: "Beach")])
    await screen.expectLoad("photosChanged, photos.count is 1")
    await screen.expectEvents(["photoOpened(Beach)"]) { $0.selectPhoto(at: 0) }
  }

  @Test(.goal) func `a photo can be selected while the photos load again`() async throws {
    let screen = try await Screen.loaded(photos)
    for (row, event) in [(0, "photoOpened(Harbour)"), (1, "alertWanted(Bridge cannot be bought.)")]
    {
      screen.rowSelectedDuringLoad = row
      await screen.expectLoad("photosChanged, photos.count is 6", after: [event])
    }
  }

  @Test(.goal, arguments: [1, 2, 5])
  func `selecting a photo that is not for sale requests only an alert`(row: Int) async throws {
    let screen = try await Screen.loaded(photos)
    for row in [row, row, 1] {
      await screen.expectEvents(["alertWanted(\(photos[row].title) cannot be bought.)"]) {
        $0.selectPhoto(at: row)
      }
    }
  }

  @Test(.goal, arguments: ["no network", "Disk 2  is full", ""])
  func `a failed load ends loading and requests an alert with the reason`(
    reason: String
  ) async throws {
    let screen = try await Screen.loaded(photos)
    for reason in [reason, reason, "timed out"] {
      screen.answer = .failure(PhotoError(reason: reason))
      await screen.expectLoad("alertWanted(Could not load: \(reason))")
      expectReceived(screen.viewModel.photos.map(\.title), photos.map(\.title))
    }
    screen.answer = .success(photos)
    await screen.expectLoad("photosChanged, photos.count is 6")
  }
}

/// A fake screen that sets the bindings of a view model and records each call. It is the service too.
private final class Screen: PhotoService {
  private(set) var events: [String] = []
  private(set) lazy var viewModel = PhotoListViewModel(service: self)
  var answer: Result<[Photo], PhotoError>
  var rowSelectedDuringLoad: Int?

  init(_ answer: Result<[Photo], PhotoError>) {
    self.answer = answer
    viewModel.loadingChanged = { [unowned self] in events.append("loadingChanged(\($0))") }
    viewModel.photosChanged = { [unowned self] in events.append("photosChanged, \(count)") }
    viewModel.alertWanted = { [unowned self] in events.append("alertWanted(\($0))") }
    viewModel.photoOpened = { [unowned self] in events.append("photoOpened(\($0.title))") }
  }

  private var count: String { "photos.count is \(viewModel.photos.count)" }

  /// The photos stay until the new ones have arrived.
  func expectLoad(
    _ event: String, after earlier: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let request = "service.photos(), \(count)"
    await expectEvents(
      ["loadingChanged(true)", request] + earlier + [event, "loadingChanged(false)"],
      sourceLocation: sourceLocation
    ) {
      let (before, loaded) = ($0.photos, (try? answer.get()) ?? [])
      await $0.load()
      #expect(
        before.isEmpty || loaded.isEmpty || $0.photos.count != before.count + loaded.count,
        say("The photos of an earlier load are still there. A load replaces them."),
        sourceLocation: sourceLocation)
    }
  }

  /// Expects the calls of the bindings and of the service, all of them before an action ends.
  func expectEvents(
    _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation,
    during action: @MainActor (PhotoListViewModel) async -> Void
  ) async {
    events = []
    await action(viewModel)
    let inTime = events
    await runStartedTasks()
    if let late = events.dropFirst(inTime.count).first {
      let name = late.prefix { $0 != "(" && $0 != "," }
      Issue.record(say(.lateCall(of: "\(name)")), sourceLocation: sourceLocation)
    }
    expectReceived(inTime, expected, sourceLocation: sourceLocation)
  }

  /// Creates a screen, and loads the photos.
  static func loaded(_ photos: [Photo]) async throws -> Screen {
    let screen = Screen(.success(photos))
    await screen.viewModel.load()
    try #require(
      screen.viewModel.photos == photos,
      say("The view model must store the photos of the service, in their order."))
    return screen
  }

  func photos() async throws(PhotoError) -> [Photo] {
    events.append("service.photos(), \(count)")
    if let row = rowSelectedDuringLoad, viewModel.photos.indices.contains(row) {
      viewModel.selectPhoto(at: row)
    }
    return try answer.get()
  }
}
