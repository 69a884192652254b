import PatternKit
import TerminalUI
import Testing
import Tracing
import UITesting
import WorkshopSupport

@testable import ReferenceExercise

@Suite("10 find the reference: ThermostatViewModel and ThermostatView", .serialized)
struct ThermostatTests {
  private let exercise: Exercise
  private let viewModel = ThermostatViewModel(model: Thermostat())

  init() throws {
    exercise = try Exercise(
      module: "ReferenceExercise",
      roles: [
        Role(
          .view, is: ["ThermostatView", "ThermostatViewController", "WarningDisplay"],
          knows: [.viewModel, .control]),
        Role(.viewModel, is: ["ThermostatViewModel"], knows: [.model]),
        Role(.model, is: ["Thermostat"]),
      ])
  }

  @Test func `given: one view shows the temperature, and a warning from 25 degrees on`() async {
    let view = ThermostatView(viewModel: viewModel)

    #expect(
      view.texts == ["21 °C", ""],
      say(
        view.texts == ["21 °C"]
          ? "The view has no label for the warning. Your fix must not remove it."
          : "Your fix must not change the first texts."))
    view.pressButton()
    let texts = view.texts
    await runStartedTasks()
    #expect(
      texts == ["23 °C", ""],
      say(
        view.texts != texts
          ? "The view changed after the tap had ended. Report and show the change without a `Task`."
          : viewModel.temperatureText == "23 °C"
            ? "The view shows the old text. Change the texts before you call the listeners."
            : "Your fix must not change the temperature. Only the view model changes it, by 2 °C."))
    view.pressButton()
    #expect(
      view.texts == ["25 °C", "Too warm"],
      say(
        view.texts == ["23 °C", ""]
          ? "The view shows the first change only. The view model must keep its listeners."
          : viewModel.warningText != "Too warm"
            ? "Your fix must not change the warning."
            : view.texts.last == ""
              ? "The view model has a warning, and the view shows none. Read it again after each change."
              : "The view shows a text of its own. Show the `warningText` of the view model."))

    view.pressButton()
    #expect(view.texts == ["27 °C", "Too warm"], say("The warning is shown from 25 °C on."))
    let warmRoom = Thermostat()
    warmRoom.degrees = 27
    #expect(
      ThermostatViewModel(model: warmRoom).warningText == "Too warm",
      say("A room can be too warm at the start. Set the warning in `init` too."))
    warmRoom.degrees = 99
    let hotRoom = ThermostatViewModel(model: warmRoom)
    hotRoom.warmerTapped()
    #expect(
      hotRoom.warningText == "Too warm",
      say("The warning is missing at 101 °C. Compare the degrees as numbers, not as text."))
  }

  @Test func `given: the view uses its view model, and changes its labels when notified`() async {
    let view = ThermostatView(viewModel: viewModel)

    await exercise.expectStory(keeps: [.viewUsesItsViewModel, .setsLabelsInItsBinding]) {
      view.pressButton()
      _ = ThermostatView(viewModel: viewModel)
    }
  }

  /// Not a goal: `check` prints this attachment.
  @Test func `given: the test records which object holds which`() {
    attach(graph)
  }

  @Test(.goal) func `every view of the view model shows the warning`() {
    let screen = ThermostatViewController(viewModel: viewModel)
    _ = screen.view
    let views = [ThermostatView(viewModel: viewModel), ThermostatView(viewModel: viewModel)]

    viewModel.warmerTapped()
    viewModel.warmerTapped()

    let warnings = views.compactMap(\.texts.last)
    #expect(
      warnings == ["Too warm", "Too warm"],
      say(
        warnings.contains("Too warm")
          ? "Only one view shows the warning. Each view must observe the view model itself."
          : "No view shows the warning. Each view must read it again after a change."))
    #expect(
      screen.view.texts == ["25 °C", "Too warm"],
      say("The screen must show the view model that is passed to it."))

    let stage = Stage(views[0])
    viewModel.warmerTapped()
    #expect(
      stage.count <= 2,
      say(
        "The two labels of a view changed \(stage.count) times for one tap. Notify each view once.")
    )
  }

  @Test(.goal) func `a view that is created later shows the current warning`() {
    viewModel.warmerTapped()
    viewModel.warmerTapped()

    let view = ThermostatView(viewModel: viewModel)

    #expect(
      view.texts == ["25 °C", "Too warm"],
      say("The warning is state of the view model. A view must read it at the start too."))
  }

  @Test(.goal) func `the view model has no reference to a view, not even a weak one`() {
    let references = graph.edges(of: "ThermostatViewModel").filter { $0.held == "ThermostatView" }

    #expect(
      references.map { "\($0.holder).\($0.property)" } == [],
      say(
        "In MVVM, the view model holds no view. A reference to a view, by protocol, belongs to MVP."
      ))
    exercise.expectAllowedReferences()

    // The graph does not show the objects that a closure captures.
    var observedViewModel: ThermostatViewModel? = ThermostatViewModel(model: Thermostat())
    var view = observedViewModel.map { ThermostatView(viewModel: $0) }
    weak let observed = observedViewModel
    weak let closed = view
    view?.pressButton()
    view = nil
    #expect(
      closed == nil,
      say("The view model retains the closure. The closure must not retain the view."))
    observedViewModel?.warmerTapped()

    observedViewModel = nil
    #expect(
      observed == nil,
      say("The view model retains the closure. The closure must not retain the view model either."))
  }

  /// The references between the objects of a screen with one view, after a tap.
  private var graph: ReferenceGraph {
    let pattern = Pattern(
      id: "thermostat", name: "Thermostat", summary: "a view model and its view",
      module: "ReferenceExercise",
      demos: [
        .button: { _ in
          Screen(ThermostatViewController(viewModel: ThermostatViewModel(model: Thermostat())))
        }
      ])
    let driver = pattern[.button].map { ScreenDriver($0) }
    driver?.open()
    driver?.send(.press)
    return driver?.referenceGraph ?? ReferenceGraph()
  }
}
