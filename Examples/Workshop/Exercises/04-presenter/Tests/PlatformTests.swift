import PatternKit
import Stories
import TerminalUI
import Testing
import WorkshopSupport

@testable import PresenterExercise

@Suite("4 presenter: PlatformPresenter and PlatformViewController", .serialized)
struct PlatformTests {
  private let exercise = Exercise(
    module: "PresenterExercise",
    roles: [
      .view: ["PlatformViewController"], .presenter: ["PlatformPresenter"],
      .model: ["Platform", "Train"],
    ])

  @Test func `given: two screens share nothing, and no text is read back`() async {
    await judge().ask(.sharesNothing, .readsNoTextBack)
  }

  private func judge(_ trains: [Train]? = nil) -> Judge<Platform> {
    Judge(
      exercise, events: [.tap(), .tap(), .tap(), .tap(), .tap()],
      subject: { Platform(trains: trains ?? self.trains) },
      screen: { PlatformViewController(presenter: PlatformPresenter(platform: $0)) })
  }

  @Test(
    .goal,
    arguments: [
      (0, "Lille LX now"), (1, "Lille LX in 1 minute"), (2, "Lille LX in 2 minutes"),
      (1440, "Lille LX in 1440 minutes"),
    ])
  func `the presenter formats the minutes until the departure`(minutes: Int, text: String) {
    let view = FakeView(showing: Train(destination: "Lille LX", minutes: minutes))
    expectReceived(view.trains.suffix(1), [text])
  }

  @Test(
    .goal,
    arguments: [
      (-12, "on time"), (4, "on time"), (5, "5 minutes late"), (1610, "1610 minutes late"),
    ])
  func `the presenter decides which train is late`(delay: Int, text: String) {
    let view = FakeView(showing: Train(destination: "Ghent", minutes: 7, delay: delay))
    expectReceived(view.delays.suffix(1), [text])
  }

  @Test(.goal) func `the presenter tells its view about each train once`() {
    let platform = Platform(trains: Array(trains.dropFirst()))
    let presenter = PlatformPresenter(platform: platform)
    let views = [FakeView(platform), FakeView(platform)]
    // Each view shows the train, also if the one before shows the same.
    presenter.attach(views[1])
    presenter.attach(views[0])
    presenter.buttonTapped()
    #expect(
      platform.trains.count == 2, say("A tap must remove the first train from the model, once."))
    #expect(
      views[0].trainsInModel != [3, 3],
      say("The presenter tells its view before it changes the model. Change the model first."))
    expectReceived(views[0].trains, ["Ghent in 7 minutes", "Lille in 31 minutes"])

    // Another screen removes a train.
    platform.removeFirstTrain()
    presenter.attach(views[1])
    presenter.buttonTapped()
    let (told, delays) = (views[1].trains.count, views[1].delays.count)
    #expect(
      told == delays,
      say(
        "The presenter called `showTrain` \(told) times and `showDelay` \(delays) times. Without a train, `showDelay` needs an empty text."
      ))
    expectReceived(
      views[1].trains + views[1].delays,
      ["Ghent in 7 minutes", "Bruges in 1 minute", "No more trains", "on time", "on time", ""])
    // A later view shows what the one before shows.
    let later = FakeView(platform)
    presenter.attach(later)
    expectReceived(later.trains + later.delays, ["No more trains", ""])
    // The presenter tells only the view that was attached last.
    expectReceived(views[0].trains, ["Ghent in 7 minutes", "Lille in 31 minutes"])
  }

  @Test(.goal) func `the presenter does not retain its view`() async {
    await self.judge().ask(.isReleased)
    let judge = Judge(
      exercise, events: [.change { $0.buttonTapped() }, .change { $0.buttonTapped() }],
      subject: { PlatformPresenter(platform: Platform(trains: trains)) },
      screen: { PlatformViewController(presenter: $0) })
    await judge.expectTexts([
      ["Ghent in 7 minutes", "on time"], ["Ghent in 7 minutes", "on time"],
      ["Lille in 31 minutes", "12 minutes late"],
    ])
    await judge.ask(.isReleased, .isSafeAfterClosing)
  }

  @Test(.goal) func `the view attaches itself, and asks nothing of the model`() async {
    exercise.readSources()
    var screen: PlatformViewController?
    await exercise.expectStory(keeps: [
      Fingerprint.Statement(
        "`attach(_:)` was called during `init`. Load no view in `init`. Attach in `viewDidLoad`."
      ) { $0.calls(of: "attach", by: .view) }
    ]) {
      screen = PlatformViewController(
        presenter: PlatformPresenter(platform: Platform(trains: trains)))
    }
    await exercise.expectStory(keeps: [
      .viewUsesItsPresenter,
      Fingerprint.Statement(
        Self.attachesOnce, from: .view, to: .presenter, by: [.call, .protocol]),
    ]) { _ = screen?.view }
  }

  @Test(.goal) func `the view shows the presenter's texts, reports each tap and changes nothing`()
    async throws
  {
    let screen = PlatformViewController(
      presenter: PlatformPresenter(platform: Platform(trains: trains)))
    _ = screen.view
    let view = try #require(
      screen as AnyObject as? any PlatformViewProtocol,
      say("The controller must adopt `PlatformViewProtocol`. It is the view of the presenter."))

    let statements = [
      .viewUsesItsPresenter, .setsLabelsWhenTold(by: .presenter),
      Fingerprint.Statement(Self.attachesOnce) { $0.calls(of: "attach", by: .view) },
      Fingerprint.Statement(
        Self.reportsOnce, from: .view, .control, to: .presenter, by: [.call, .protocol, .closure],
        or: [.starts]),
      Fingerprint.Statement(Self.reportsOnce) {
        Array($0.calls(of: "buttonTapped", by: .view, .control).dropFirst())
      },
    ]
    for (train, delay) in zip(sentinelTexts, sentinelTexts.reversed()) {
      for label in screen.view.descendants(of: Label.self) { label.text = "set by the test" }
      for _ in 1...2 {
        view.showDelay(delay)
        view.showTrain(train)
      }
      let shown = screen.view.texts
      #expect(shown == [train, delay], say(.edited([train, delay], shown: shown)))
      await exercise.expectStory(keeps: statements) { screen.view.pressButton() }
    }
  }

  @Test func `given: the screen shows the first train, and the next one after a tap`() async {
    await judge().ask(.ownsItsSubject, .showsEachChangeOnce, .showsItsSubject)
    await judge([]).expectTexts([["No more trains", ""], ["No more trains", ""]])
    await judge([trains[0], Train(destination: "Ghent", minutes: 0), trains[3]]).expectTexts([
      ["Ghent in 7 minutes", "on time"], ["Ghent now", "on time"],
      ["Bruges in 1 minute", "on time"],
    ])
    await judge().expectTexts([
      ["Ghent in 7 minutes", "on time"], ["Ghent in 7 minutes", "on time"],
      ["Lille in 31 minutes", "12 minutes late"], ["Bruges in 1 minute", "on time"],
      ["No more trains", ""], ["No more trains", ""],
    ])
  }

  private let trains =
    [7, 7].map { Train(destination: "Ghent", minutes: $0) } + [
      Train(destination: "Lille", minutes: 31, delay: 12),
      Train(destination: "Bruges", minutes: 1),
    ]

  private static let attachesOnce =
    "The view must call `attach(_:)` once, in `viewDidLoad`. After a tap, it must wait for a call."

  private static let reportsOnce =
    "The view must call `buttonTapped()` of its presenter once per tap."
}

nonisolated extension CallTree {
  /// Returns the calls of a function of the presenter.
  fileprivate func calls(of function: String, by callers: RoleName...) -> [Step] {
    callers.flatMap { steps(from: $0, to: .presenter) }
      .filter { $0.call.member.name == function }
  }
}

/// A view that records the calls of its presenter. It is not private, so that a message can name it.
final class FakeView: PlatformViewProtocol {
  private(set) var trains: [String] = []
  private(set) var delays: [String] = []
  /// How many trains the model had at each call.
  private(set) var trainsInModel: [Int] = []
  weak var platform: Platform?

  init(_ platform: Platform? = nil) { self.platform = platform }

  /// Shows a train through a presenter. A missing first text is the mistake of another goal.
  convenience init(showing train: Train) {
    self.init()
    let presenter = PlatformPresenter(platform: Platform(trains: [train, train, train]))
    presenter.attach(self)
    if trains.isEmpty { presenter.buttonTapped() }
  }

  func showTrain(_ text: String) {
    trains.append(text)
    trainsInModel += [platform?.trains.count].compactMap(\.self)
  }

  func showDelay(_ text: String) { delays.append(text) }
}
