import PatternKit
import TerminalUI
import Testing
import Tracing
import WorkshopSupport

@testable import PresenterExercise

@Suite("4 presenter: PlatformPresenter and PlatformViewController", .serialized)
struct PlatformTests {
  private let exercise: Exercise
  private let platform = Platform(trains: [
    Train(destination: "Ghent", minutes: 7),
    Train(destination: "Lille", minutes: 31, delay: 12),
  ])
  private let presenter: PlatformPresenter

  init() throws {
    presenter = PlatformPresenter(platform: platform)
    exercise = try Exercise(
      module: "PresenterExercise",
      roles: [
        Role(.view, is: ["PlatformViewController"], knows: [.presenter, .control]),
        Role(.presenter, is: ["PlatformPresenter"], knows: [.model], byProtocol: [.view]),
        Role(.model, is: ["Platform", "Train"]),
      ])
  }

  @Test func `given: the screen shows the first train, and the next one after a tap`() async {
    let screen = PlatformViewController(presenter: presenter)
    let firstTexts = screen.view.texts
    await runStartedTasks()
    #expect(
      firstTexts == ["Ghent in 7 minutes", "on time"],
      say(
        screen.view.texts != firstTexts
          ? "The first texts come too late. Show them directly, without a `Task`."
          : "Moving the code must not change the screen. It shows the first train immediately."))

    screen.view.pressButton()
    let texts = screen.view.texts
    await runStartedTasks()
    #expect(
      texts == ["Lille in 31 minutes", "12 minutes late"],
      say(
        screen.view.texts != texts
          ? "The screen changed after the tap had ended. Call the view directly, without a `Task`."
          : platform.trains.count == 2
            ? "The tap did not change the model. The presenter removes the first train."
            : texts.first?.hasPrefix("Lille") == true
              ? "The next train has other minutes or another delay. Moving the code must not change a text."
              : FakeView.afterOneTap().trains.count > 1
                ? "The view got the old train. Change the model first, and then show the next train."
                : "The tap changed the model, and the view got no call. `attach(_:)` stores the view."
      ))

    screen.view.pressButton()
    #expect(
      screen.view.texts == ["No more trains", ""],
      say("Moving the code must not change the screen. After the last train, the delay is empty."))
  }

  @Test func `given: a tap changes no other screen`() {
    func open(minutes: Int) -> PlatformViewController {
      let trains = ["Ghent", "Lille"].map { Train(destination: $0, minutes: minutes) }
      return PlatformViewController(
        presenter: PlatformPresenter(platform: Platform(trains: trains)))
    }
    let alone = open(minutes: 1)
    alone.view.pressButton()
    let screens = [open(minutes: 1), open(minutes: 2)]
    let texts = screens.map(\.view.texts)

    screens[0].view.pressButton()

    #expect(
      screens[1].view.texts == texts[1] && screens[0].view.texts == alone.view.texts,
      say("A tap changed the screen of another presenter. Each screen has objects of its own."))
  }

  @Test(
    .goal,
    arguments: [(0, "Ghent now"), (1, "Ghent in 1 minute"), (2, "Ghent in 2 minutes")])
  func `the presenter formats the minutes until the departure`(minutes: Int, text: String) throws {
    let view = FakeView(showing: Train(destination: "Ghent", minutes: minutes))

    let train = try #require(
      view.trains.last,
      say(
        "`attach(_:)` must call `showTrain(_:)` of any `PlatformViewProtocol`. The fake view got no call."
      ))
    #expect(
      train == text, say("The presenter formats the minutes. The view receives finished text."))
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
      say(
        "`attach(_:)` must call `showDelay(_:)` of any `PlatformViewProtocol`. The fake view got no call."
      ))
    #expect(
      shown == text,
      say("A delay of five minutes or more counts as late. The presenter decides this."))
  }

  @Test(.goal) func `the presenter tells its view about each train once`() {
    let view = FakeView()

    presenter.attach(view)
    #expect(
      view.trains == ["Ghent in 7 minutes"],
      say("`attach(_:)` must show the first train once. The screen is empty until then."))

    presenter.buttonTapped()
    #expect(
      view.trains == ["Ghent in 7 minutes", "Lille in 31 minutes"],
      say("A tap removes the first train from the model and shows the next one once."))
    #expect(
      view.delays == ["on time", "12 minutes late"],
      say("A tap also shows the delay of the next train once."))

    let late = FakeView()
    let shared = Platform(trains: [.soon, .soon])
    let another = PlatformPresenter(platform: shared)
    another.attach(late)
    shared.removeFirstTrain()
    another.buttonTapped()
    #expect(
      late.trains.last == "No more trains",
      say(
        late.trains.count == 1
          ? "The presenter ignored the tap on the last train. A tap removes this train too."
          : late.trains.last?.hasPrefix("Ghent") == true
            ? "Another screen removed a train. The presenter must read the model again, and keep no copy."
            : "The presenter must send “No more trains” to its view. The view chooses no text."))
    #expect(platform.trains.count == 1, say("A tap must remove the first train from the model."))
  }

  @Test(.goal) func `the presenter does not retain its view`() {
    var view: FakeView? = FakeView()
    weak let attached = view
    if let view { presenter.attach(view) }
    // A missing first text is the mistake of another goal.
    if view?.trains == [] { presenter.buttonTapped() }
    #expect(view?.trains != [], say("This goal needs a call of the view: see the goals above."))

    view = nil

    #expect(
      attached == nil, say("The view owns its presenter. The presenter must not retain the view."))
    presenter.buttonTapped()
  }

  @Test(.goal) func `the view shows the presenter's texts and asks nothing of the model`()
    async throws
  {
    exercise.expectAllowedReferences()
    var screen: PlatformViewController?
    weak var retained: PlatformPresenter?
    await exercise.expectStory(keeps: [
      Fingerprint.Statement(
        "The view calls `attach(_:)` too early. Call it in `viewDidLoad`, not in `init`."
      ) { $0.calls(of: "attach", by: .view) }
    ]) {
      let presenter = PlatformPresenter(platform: platform)
      retained = presenter
      screen = PlatformViewController(presenter: presenter)
    }
    try #require(
      retained != nil,
      say("The view must own its presenter. No other object of this test retains it."))
    await exercise.expectStory(keeps: [
      .viewUsesItsPresenter,
      Fingerprint.Statement(Self.attachesOnce, from: .view, to: .presenter, by: [.call]),
    ]) { _ = screen?.view }

    let view = try passiveView(screen)
    view.showTrain("SENTINEL TRAIN")
    view.showDelay("SENTINEL DELAY")
    #expect(
      screen?.view.texts == ["SENTINEL TRAIN", "SENTINEL DELAY"],
      say("The view shows the presenter’s texts unchanged. It formats nothing."))

    view.showTrain("")
    view.showDelay("")
    #expect(
      screen?.view.texts == ["", ""],
      say("The view shows each text as it is, even an empty one. It adds no text of its own."))

    view.showTrain("Ghent in 7 minutes, then no more trains")
    view.showDelay("on time, or 5 minutes late")
    #expect(
      screen?.view.texts == [
        "Ghent in 7 minutes, then no more trains", "on time, or 5 minutes late",
      ], say("The view shows the presenter’s texts unchanged. It looks for no words in them."))
  }

  @Test(.goal) func `the view reports each tap to its presenter and changes nothing itself`()
    async throws
  {
    let screen = PlatformViewController(presenter: presenter)
    _ = screen.view

    let statements = [
      Fingerprint.Statement(
        "The presenter changes the model. The view only reports the tap.",
        isBrokenBy: { $0.steps(from: .view, to: .model) }),
      Fingerprint.Statement(
        "After a tap, the view must wait for the next call of its presenter.",
        isBrokenBy: { $0.steps(of: .view, exceptDuring: .presenter, where: \.setsControl) }),
      Fingerprint.Statement(
        Self.attachesOnce,
        isBrokenBy: { $0.calls(of: "attach", by: .view) }),
    ]
    let reports = reportsTheTap(
      "The view must call `buttonTapped()` of its presenter once per tap.")
    await exercise.expectStory(keeps: statements + reports) { screen.view.pressButton() }

    let view = try passiveView(screen)
    let texts = [
      ("", "SENTINEL DELAY"), ("No more trains", "SENTINEL DELAY"), ("No more trains", ""),
    ]
    for (train, delay) in texts {
      view.showDelay(delay)
      view.showTrain(train)
      #expect(
        screen.view.texts == [train, delay],
        say("The view got a text for the train, and changed the delay too. The presenter decides."))
      let reports = reportsTheTap(
        "The view must report each tap, whatever it shows. The presenter decides.")
      await exercise.expectStory(keeps: reports) { screen.view.pressButton() }
    }
  }

  private static let attachesOnce =
    "The view must call `attach(_:)` once, in `viewDidLoad`. After a tap, it waits for a call."

  private func passiveView(_ screen: AnyObject?) throws -> any PlatformViewProtocol {
    try #require(
      screen as? any PlatformViewProtocol,
      say("The controller must adopt `PlatformViewProtocol`. It is the view of the presenter."))
  }

  /// Returns two statements about a tap: the presenter is called, and not twice.
  private func reportsTheTap(_ text: String) -> [Fingerprint.Statement] {
    [
      Fingerprint.Statement(
        text, from: .view, .control, to: .presenter, by: [.call, .closure], or: [.starts]),
      Fingerprint.Statement(text) {
        Array($0.calls(of: "buttonTapped", by: .view, .control).dropFirst())
      },
    ]
  }
}

nonisolated extension CallTree {
  /// Returns the calls of a function of the presenter.
  fileprivate func calls(of function: String, by callers: RoleName...) -> [Step] {
    callers.flatMap { steps(from: $0, to: .presenter) }
      .filter { $0.call.member.name == function }
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

  /// Returns a view whose presenter has two trains, after a tap.
  static func afterOneTap() -> FakeView {
    let view = FakeView()
    let presenter = PlatformPresenter(platform: Platform(trains: [.soon, .soon]))
    presenter.attach(view)
    presenter.buttonTapped()
    return view
  }

  func showTrain(_ text: String) { trains.append(text) }
  func showDelay(_ text: String) { delays.append(text) }
}
