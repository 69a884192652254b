import Observation
import Observing
import PatternKit
import Stories
import Synchronization
import TerminalUI
import Testing
import WorkshopSupport

@testable import MVPToMVVMExercise

@Suite("12 mvp to mvvm: GarageViewModel and GarageViewController", .serialized)
struct GarageTests {
  private let exercise = Exercise(
    module: "MVPToMVVMExercise",
    roles: [
      .view: ["GarageViewController"], .viewModel: ["GarageViewModel"], .model: ["Garage"],
    ])

  @Test func `given: two screens share nothing, and no text is read back`() async {
    await judge.ask(.ownsItsSubject, .sharesNothing, .readsNoTextBack)
    await judge.expectStory(keeps: .viewUsesItsViewModel, .setsLabelsWhenTold(by: .viewModel))
  }

  @Test func `given: the screen does not read its text again while nothing changes`() async {
    await exercise.expectStory(keeps: [
      Fingerprint.Statement(
        "At the start, the screen calls its view model more than twice. Observe its changes."
      ) {
        let reads = Dictionary(grouping: $0.steps(from: .view, to: .viewModel), by: \.call.member)
        return reads.values.first { $0.count > 4 } ?? []
      }
    ]) {
      let screen = GarageViewController(viewModel: GarageViewModel(model: Garage(freeSpaces: 3)))
      _ = screen.view
      await runStartedTasks()
    }
  }

  private var judge: Judge<GarageViewModel> {
    Judge(
      exercise, events: [.tap(), .tap(), .change { $0.carTapped() }, .tap()],
      decided: { [$0.contentText] }, isObserved: true, isImmediate: false,
      subject: { GarageViewModel(model: Garage(freeSpaces: 3)) },
      screen: { GarageViewController(viewModel: $0) })
  }

  @Test(.goal) func `the view model has the text, without a view`() {
    for (spaces, text, next) in [
      (12, "12 spaces", "11 spaces"),
      (2, "2 spaces", "1 space"), (1, "1 space", "full"),
      (0, "full", "full"), (1000, "1000 spaces", "999 spaces"),
    ] {
      let garage = Garage(freeSpaces: spaces)
      let viewModel = GarageViewModel(model: garage)
      expectReceived([viewModel.contentText], [text])
      viewModel.carTapped()
      expectReceived(
        ["\(garage.freeSpaces)", viewModel.contentText], ["\(max(0, spaces - 1))", next])
    }
  }

  @Test(.goal) func `the view model has no reference to a view, and a closed screen is released`()
    async
  {
    exercise.readSources()
    await exercise.expectNoReferenceToView(by: judge)
    await judge.ask(.isReleased, .isSafeAfterClosing, .endsItsObservations)
  }

  @Test(.goal) func `every view of the view model shows the current text`() async {
    #expect(
      isTextObservable,
      say(
        isObservable
          ? "A tap notifies no observer of `contentText`."
          : "The view model is not `@Observable`, so `observe` cannot observe it."))
    let screen = GarageViewController(viewModel: GarageViewModel(model: Garage(freeSpaces: 3)))
    screen.view.pressButton()
    await runStartedTasks()
    #expect(
      screen.view.texts == ["2 spaces"]
        || storedValues(of: screen).contains { $0 is ObservationToken },
      say(
        "The label does not follow a tap, and the screen stores no token. `observe` ends with it."))
    let count = await judge.labelChanges(
      during: .change {
        $0.carTapped()
        $0.carTapped()
      })
    #expect(
      count < 2,
      say(
        "Two changes in one event set a label \(count) times. An observation of `contentText` sets it once, so the view learns of them in another way."
      ))
    await judge.ask(.showsEachChangeOnce, .showsTextsUnchanged)
  }

  @Test func `given: the screen shows the free spaces, and one space less after each tap`() async {
    await judge.expectTexts([["3 spaces"], ["2 spaces"], ["1 space"], ["full"], ["full"]])
  }

  private var isObservable: Bool { (GarageViewModel.self as Any) is any Observable.Type }

  /// Whether an observer of `contentText` is notified of a tap.
  private var isTextObservable: Bool {
    let viewModel = GarageViewModel(model: Garage(freeSpaces: 3))
    let changes = Mutex(0)
    withObservationTracking {
      _ = viewModel.contentText
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    viewModel.carTapped()
    return changes.withLock { $0 } > 0
  }
}
