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

  @Test func `given: the view model has the temperature, and a warning from 25 degrees on`() {
    let viewModels = [21, 23, 25, 99].map { degrees in
      let model = Thermostat()
      model.degrees = degrees
      return (degrees, model, ThermostatViewModel(model: model))
    }
    for (degrees, model, viewModel) in viewModels {
      for degrees in [degrees, degrees + 2] {
        let texts = [viewModel.temperatureText, viewModel.warningText]
        let expected = ["\(degrees) °C", degrees < 25 ? "" : "Too warm"]
        #expect(texts == expected, say(.received(texts, expected: expected)))
        viewModel.warmerTapped()
      }
      let (found, expected) = (model.degrees, degrees + 4)
      #expect(
        found == expected,
        say("After two taps, the model has \(found) °C, expected \(expected) °C."))
    }
  }

  @Test func `given: one view shows the texts of its view model`() async {
    let view = ThermostatView(viewModel: viewModel)

    for expected in [
      ["21 °C", ""], ["23 °C", ""], ["25 °C", "Too warm"], ["27 °C", "Too warm"],
    ] {
      await runStartedTasks()
      #expect(view.texts == expected, say(.screenShows(view.texts, expected: expected)))
      view.pressButton()
    }
    exercise.expectNoText("Too warm", "°C", in: "ThermostatView.swift")
  }

  @Test func `given: the view uses its view model, and changes its labels when notified`() async {
    let view = ThermostatView(viewModel: viewModel)

    await exercise.expectStory(keeps: [.viewUsesItsViewModel, .setsLabelsInItsBinding]) {
      view.pressButton()
      await runStartedTasks()
      _ = ThermostatView(viewModel: viewModel)
    }
  }

  /// Not a goal: `check` prints this attachment.
  @Test func `given: the test records which object holds which`() {
    attach(graph)
  }

  @Test(.goal) func `every view of the view model shows the warning`() async {
    let screen = ThermostatViewController(viewModel: viewModel)
    let views = [ThermostatView(viewModel: viewModel), ThermostatView(viewModel: viewModel)]
    let other = ThermostatView(viewModel: ThermostatViewModel(model: Thermostat()))
    let (stage, otherStage) = (Stage(views[0]), Stage(other))
    await runStartedTasks()
    otherStage.count = 0

    for expected in [["21 °C", ""], ["23 °C", ""], ["25 °C", "Too warm"]] {
      let texts = ([screen.view] + views).flatMap(\.texts)
      #expect(
        texts == (1...3).flatMap { _ in expected },
        say(
          texts.count { $0 == "Too warm" } == 1
            ? "Only one view shows the warning. Each view must observe the view model itself."
            : .screenShows(texts, expected: (1...3).flatMap { _ in expected })))
      stage.count = 0
      views[0].pressButton()
      await runStartedTasks()
      #expect(
        stage.count <= 2,
        say(
          "The two labels of a view changed \(stage.count) times for one tap. Notify each view once."
        ))
    }

    #expect(
      otherStage.count == 0, say("A change of one view model changed the view of another one."))
    other.pressButton()
    await runStartedTasks()
    #expect(other.texts == ["23 °C", ""], say(.screenShows(other.texts, expected: ["23 °C", ""])))
  }

  @Test(.goal) func `a view that is created later shows the current warning`() {
    viewModel.warmerTapped()
    viewModel.warmerTapped()

    let texts = ThermostatView(viewModel: viewModel).texts

    #expect(
      texts == ["25 °C", "Too warm"], say(.screenShows(texts, expected: ["25 °C", "Too warm"])))
  }

  @Test(.goal) func `each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test(.goal) func `the view model has no reference to a view, not even a weak one`() async {
    exercise.expectNoReferenceToView(in: graph, of: "ThermostatViewModel")

    // The graph does not show the objects that a closure captures.
    var observedViewModel: ThermostatViewModel? = ThermostatViewModel(model: Thermostat())
    var view = observedViewModel.map { ThermostatView(viewModel: $0) }
    weak let observed = observedViewModel
    weak let closed = view
    view?.pressButton()
    await runStartedTasks()
    view = nil
    #expect(
      closed == nil,
      say(
        "The view still exists after its owner has released it. Which closure or object retains it?"
      ))
    observedViewModel?.warmerTapped()

    observedViewModel = nil
    await runStartedTasks()
    #expect(
      observed == nil,
      say(
        "The view model still exists after its owner has released it. Which closure or object retains it?"
      ))
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
