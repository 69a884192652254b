import Observation
import PatternKit
import Synchronization
import TerminalUI
import Testing
import Tracing
import UITesting
import WorkshopSupport

@testable import MVPToMVVMExercise

@Suite("12 mvp to mvvm: GarageViewModel and GarageViewController", .serialized)
struct GarageTests {
  private let exercise: Exercise
  private let driver: ScreenDriver

  init() throws {
    exercise = try Exercise(
      module: "MVPToMVVMExercise",
      roles: [
        Role(
          .view, is: ["GarageViewController", "GarageViewProtocol"], knows: [.viewModel, .control]),
        Role(.viewModel, is: ["GarageViewModel"], knows: [.model]),
        Role(.model, is: ["Garage"]),
      ])
    let pattern = Pattern(
      id: "garage", name: "Garage", summary: "a garage", module: "MVPToMVVMExercise",
      demos: [
        .button: { _ in
          Screen(GarageViewController(viewModel: GarageViewModel(model: Garage(freeSpaces: 3))))
        }
      ])
    driver = ScreenDriver(try #require(pattern[.button]))
  }

  @Test func `given: the screen does not read its text again while nothing changes`() async {
    await exercise.expectStory(keeps: [
      Fingerprint.Statement("The screen reads its text again and again. Observe the change.") {
        Array($0.steps(from: .view, to: .viewModel).dropFirst(2))
      }
    ]) {
      driver.open()
      await runStartedTasks()
    }
  }

  @Test func `given: the screen shows the free spaces, and one space less after each tap`() async {
    driver.open()
    let firstText = driver.labelText
    await driver.runPendingTasks()
    #expect(
      firstText == "3 spaces",
      say(
        driver.labelText == "3 spaces"
          ? "The first text comes too late. `observe` shows it before `viewDidLoad` returns."
          : driver.objects.contains { $0 is GarageViewModel }
            ? "The screen is empty until something changes. Set the text in `init`, and observe it."
            : "The screen must own its view model. No other object of this test retains it."))

    var texts: [String] = []
    for _ in 1...4 {
      await driver.perform { driver.send(.press) }
      texts.append(driver.labelText ?? "")
    }

    #expect(
      texts == ["2 spaces", "1 space", "full", "full"],
      say(
        texts[0] == "2 spaces" && texts[1] == texts[0]
          ? "The screen shows the first change only. `observe` reports each one."
          : texts == ["3 spaces", "2 spaces", "1 space", "full"]
            ? "The text is one tap late. Change the model first, and then set `contentText`."
            : isTextObservable
              ? "The view model reports its changes, and the screen does not follow. Observe them, and store the token."
              : isObservable
                ? "A tap notifies no observer of `contentText`. It must be a stored property."
                : "The screen does not show a change. Let the view observe `contentText`."))
  }

  @Test func `given: the view uses its view model, and changes its label in its observation only`()
    async
  {
    let screen = GarageViewController(viewModel: GarageViewModel(model: Garage(freeSpaces: 3)))

    await exercise.expectStory(keeps: [.viewUsesItsViewModel, .setsLabelsInItsBinding]) {
      screen.view.pressButton()
      await runStartedTasks()
    }
  }

  /// Not a goal: `check` prints this attachment.
  @Test func `given: the test records which object holds which`() {
    driver.open()
    attach(driver.referenceGraph)
  }

  @Test(.goal) func `the view model stores the text, without a view`() async {
    let garage = Garage(freeSpaces: 12)
    let viewModel = GarageViewModel(model: garage)
    #expect(
      viewModel.contentText == "12 spaces",
      say("A view model stores the text from the start. It needs no view for that."))

    viewModel.carTapped()
    let text = viewModel.contentText
    await runStartedTasks()

    #expect(
      text == "11 spaces",
      say(
        viewModel.contentText != text
          ? "The text changes after the tap has ended. Set `contentText` without a `Task`."
          : "After a tap, the view model changes the model, and then sets `contentText`."))
    #expect(
      garage.freeSpaces == 11,
      say("The tap did not change the garage. Call `enterCar()`, and keep no copy of the number."))

    GarageViewModel(model: garage).carTapped()
    viewModel.carTapped()
    #expect(
      viewModel.contentText == "9 spaces",
      say("A car entered through another view model. Read the number of the garage after each tap.")
    )
  }

  @Test(.goal) func `every view of the view model shows the current text`() async {
    #expect(
      isTextObservable,
      say(
        isObservable
          ? "A tap notifies no observer of `contentText`. It must be a stored property."
          : "The view model must be `@Observable`. Otherwise, no view is notified of its text."))
    let viewModel = GarageViewModel(model: Garage(freeSpaces: 3))
    var screens: [GarageViewController] = []
    await driver.perform {
      screens = [viewModel, viewModel].map { GarageViewController(viewModel: $0) }
      for screen in screens { _ = screen.view }
    }

    await driver.perform { viewModel.carTapped() }
    await driver.perform {
      screens.append(GarageViewController(viewModel: viewModel))
      for screen in screens { _ = screen.view }
    }

    #expect(
      screens.flatMap(\.view.texts) == ["2 spaces", "2 spaces", "2 spaces"],
      say("Each view observes the view model itself, and shows the current text when it opens."))
  }

  @Test(.goal) func `the view model has no reference to a view, not even a weak one`() {
    driver.open()

    #expect(
      referencesToView == [],
      say("The middle object holds its view, so it is a presenter. A view model is observed."))
    exercise.expectAllowedReferences()
  }

  @Test(.goal) func `a closed screen is released, and its observation ends`() async {
    driver.open()
    await driver.perform { driver.send(.press) }
    #expect(
      referencesToView == [],
      say("This goal needs a view model without a view: see the goals above."))

    driver.close()
    await driver.runPendingTasks()

    #expect(
      driver.leaks == [],
      say(
        driver.leaks.contains("GarageViewController")
          ? "The screen still exists after it is closed. The closure of `observe` must not retain it."
          : "A task still observes the view model. Let the screen store the token of `observe`."))
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

  /// The references from the view model to the screen.
  private var referencesToView: [String] {
    driver.referenceGraph.edges(of: "GarageViewModel").filter { $0.held == "GarageViewController" }
      .map { "\($0.holder).\($0.property)" }
  }
}
