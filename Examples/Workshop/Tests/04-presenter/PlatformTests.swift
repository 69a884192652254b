import TerminalUI
import Testing
import WorkshopSupport

@testable import PresenterExercise

@Suite("4 presenter: PlatformPresenter and PlatformViewController", .serialized)
struct PlatformTests {
  private let presenter = PlatformPresenter(
    platform: Platform(trains: [
      Train(destination: "Ghent", minutes: 7),
      Train(destination: "Lille", minutes: 31, delay: 12),
    ]))

  @Test func `given: the screen shows the first train, and the next one after a tap`() async {
    let screen = PlatformViewController(presenter: presenter)
    #expect(
      screen.view.texts == ["Ghent in 7 minutes", "on time"],
      "Moving the code must not change the screen. It shows the first train immediately.")

    screen.view.pressButton()
    let texts = screen.view.texts
    await runStartedTasks()
    #expect(
      texts == ["Lille in 31 minutes", "12 minutes late"],
      screen.view.texts != texts
        ? "The screen changed after the tap had ended. Call the view directly, without a `Task`."
        : presenter.platform.trains.count == 2
          ? "The tap did not change the model. The presenter removes the first train."
          : "The tap changed the model, and the view got no call. `attach(_:)` stores the view.")

    screen.view.pressButton()
    #expect(
      screen.view.texts == ["No more trains", ""],
      "Moving the code must not change the screen. After the last train, the delay is empty.")
  }

  @Test(
    .goal,
    arguments: [(0, "Ghent now"), (1, "Ghent in 1 minute"), (2, "Ghent in 2 minutes")])
  func `the presenter formats the minutes until the departure`(minutes: Int, text: String) throws {
    let view = FakeView(showing: Train(destination: "Ghent", minutes: minutes))

    let train = try #require(
      view.trains.last,
      "`attach(_:)` must call `showTrain(_:)` of any `PlatformViewProtocol`. The fake view got no call."
    )
    #expect(train == text, "The presenter formats the minutes. The view receives finished text.")
  }

  @Test(
    .goal,
    arguments: [
      (0, "on time"), (4, "on time"), (5, "5 minutes late"), (61, "61 minutes late"),
    ])
  func `the presenter decides which train is late`(delay: Int, text: String) throws {
    let view = FakeView(showing: Train(destination: "Ghent", minutes: 7, delay: delay))

    let shown = try #require(
      view.delays.last,
      "`attach(_:)` must call `showDelay(_:)` of any `PlatformViewProtocol`. The fake view got no call."
    )
    #expect(
      shown == text,
      "A delay of five minutes or more counts as late. The presenter decides this.")
  }

  @Test(.goal) func `the presenter tells its view about each train once`() {
    let view = FakeView()

    presenter.attach(view)
    #expect(
      view.trains == ["Ghent in 7 minutes"],
      "`attach(_:)` must show the first train once. The screen is empty until then.")

    presenter.buttonTapped()
    #expect(
      view.trains == ["Ghent in 7 minutes", "Lille in 31 minutes"],
      "A tap removes the first train from the model and shows the next one once.")
    #expect(
      view.delays == ["on time", "12 minutes late"],
      "A tap also shows the delay of the next train once.")

    let late = FakeView()
    let another = PlatformPresenter(platform: Platform(trains: [.soon, .soon]))
    another.attach(late)
    another.platform.removeFirstTrain()
    another.buttonTapped()
    #expect(
      late.trains.last == "No more trains",
      "Another screen removed a train. The presenter must read the model again, and keep no copy.")
  }

  @Test(.goal) func `the presenter does not retain its view`() {
    var view: FakeView? = FakeView()
    weak let attached = view
    if let view { presenter.attach(view) }
    // A missing first text is the mistake of another goal.
    if view?.trains == [] { presenter.buttonTapped() }
    #expect(view?.trains != [], "This goal needs a call of the view: see the goals above.")

    view = nil

    #expect(attached == nil, "The view owns its presenter. The presenter must not retain the view.")
    presenter.buttonTapped()
  }

  @Test(.goal) func `the view shows the presenter's texts and asks nothing of the model`() {
    let sentinel = Sentinel()
    let screen = PlatformViewController(presenter: sentinel)

    #expect(
      screen.view.texts == ["SENTINEL TRAIN", "SENTINEL DELAY"],
      "The view shows the presenter’s texts unchanged. It formats nothing.")
    #expect(
      sentinel.reads == 0,
      "The view must not use `platform`. The presenter reads the model for it.")
  }

  @Test(.goal) func `the view reports each tap to its presenter and changes nothing itself`() {
    let sentinel = Sentinel()
    let screen = PlatformViewController(presenter: sentinel)
    _ = screen.view
    sentinel.reads = 0

    screen.view.pressButton()

    #expect(
      sentinel.taps == 1, "The view must call `buttonTapped()` of its presenter once per tap.")
    #expect(
      sentinel.reads == 0, "The presenter changes the model. The view only reports the tap.")
    #expect(
      screen.view.texts == ["SENTINEL TRAIN", "SENTINEL DELAY"],
      "After a tap, the view must wait for the next call of its presenter.")

    sentinel.view?.showTrain("")
    sentinel.view?.showDelay("")
    screen.view.pressButton()
    #expect(
      sentinel.taps == 2, "The view must report each tap, whatever it shows. The presenter decides."
    )
  }
}

extension Train {
  fileprivate static let soon = Train(destination: "Ghent", minutes: 7)
}

/// A view that records the calls of its presenter. It is not private, so that a message can name it.
final class FakeView: PlatformViewProtocol {
  private(set) var trains: [String] = []
  private(set) var delays: [String] = []

  init() {}

  /// Shows a train through a presenter.
  ///
  /// A presenter that shows nothing at first shows the second, equal train after a tap. A missing
  /// first text is the mistake of another goal.
  init(showing train: Train) {
    let presenter = PlatformPresenter(platform: Platform(trains: [train, train]))
    presenter.attach(self)
    if trains.isEmpty { presenter.buttonTapped() }
  }

  func showTrain(_ text: String) { trains.append(text) }
  func showDelay(_ text: String) { delays.append(text) }
}

/// A presenter with texts that cannot be computed from its model. It counts the reads of the model.
private final class Sentinel: PlatformPresenterProtocol {
  var reads = 0
  private(set) var taps = 0
  private(set) weak var view: (any PlatformViewProtocol)?
  private let model = Platform(trains: [
    Train(destination: "Bruges", minutes: 3), Train(destination: "Ostend", minutes: 9),
  ])

  var platform: Platform {
    reads += 1
    return model
  }

  func attach(_ view: any PlatformViewProtocol) {
    self.view = view
    view.showTrain("SENTINEL TRAIN")
    view.showDelay("SENTINEL DELAY")
  }

  func buttonTapped() { taps += 1 }
}
