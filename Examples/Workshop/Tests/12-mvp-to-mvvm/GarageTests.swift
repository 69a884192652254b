import Contract
import LiveObjects
import PatternDefinition
import TerminalUI
import Testing
import WorkshopSupport

@testable import MVPToMVVMExercise

@Suite("12 mvp to mvvm: GarageViewModel and GarageViewController", .serialized)
struct GarageTests {
  private let driver: ScreenDriver

  init() throws {
    driver = try #require(
      ScreenDriver(
        .button,
        of: Pattern(
          id: "garage", name: "Garage", summary: "a garage", module: "MVPToMVVMExercise",
          demos: [
            .button: { _ in
              Screen(GarageViewController(viewModel: GarageViewModel(model: Garage(freeSpaces: 3))))
            }
          ])))
  }

  @Test func `given: the screen shows the free spaces, and one space less after each tap`() async {
    driver.open()
    let firstText = driver.labelText
    await driver.runPendingTasks()
    #expect(
      firstText == "3 spaces",
      driver.labelText == "3 spaces"
        ? "The first text comes too late. `Task.immediate` shows it before `viewDidLoad` returns."
        : "The screen is empty until something changes. Set the text in `init`, and observe it.")

    var texts: [String?] = []
    for _ in 1...4 {
      await driver.perform { driver.send(.press) }
      texts.append(driver.labelText)
    }

    #expect(
      texts == ["2 spaces", "1 space", "full", "full"],
      """
      The screen does not show a change. The view observes `contentText`, a stored property of an \
      `@Observable` view model.
      """)
  }

  /// Not a goal: `check` prints this attachment.
  @Test func `given: the test records which object holds which`() {
    driver.open()
    Attachment.record(
      (["Which object holds which:", ""] + driver.holdGraph.text).joined(separator: "\n"),
      named: "x-ray.txt")
  }

  @Test(.goal) func `the view model stores the text, without a view`() {
    let viewModel = GarageViewModel(model: Garage(freeSpaces: 12))
    #expect(
      viewModel.contentText == "12 spaces",
      "A view model stores the text from the start. It needs no view for that.")

    viewModel.carTapped()

    #expect(
      viewModel.contentText == "11 spaces",
      "After a tap, the view model sets its own property: `contentText = …`.")
  }

  @Test(.goal) func `every view of the view model shows the current text`() async {
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
      "Each view observes the view model itself, and shows the current text when it opens.")
  }

  @Test(.goal) func `the view model has no reference to a view, not even a weak one`() {
    driver.open()

    #expect(
      referencesToView == [],
      "The middle object holds its view, so it is a presenter. A view model is observed.")
  }

  @Test(.goal) func `a closed screen is released, and its binding ends`() async {
    driver.open()
    await driver.perform { driver.send(.press) }
    #expect(
      referencesToView == [],
      "This goal needs a view that observes the view model: see the goals above.")

    driver.close()
    await driver.runPendingTasks()

    #expect(
      driver.leaks == [],
      """
      These objects still exist after the screen is closed. The task of the binding must not retain \
      the screen, and `deinit` cancels it.
      """)
  }
  /// The references from the view model to the screen.
  private var referencesToView: [String] {
    driver.holdGraph.edges(of: "GarageViewModel").filter { $0.held == "GarageViewController" }
      .map { "\($0.holder).\($0.property)" }
  }
}
