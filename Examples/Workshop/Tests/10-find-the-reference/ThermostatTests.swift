import PatternKit
import TerminalUI
import Testing
import Tracing
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

  @Test func `given: two screens share nothing, and each object is released`() async {
    await judge.ask(.sharesNothing, .readsNoTextBack, .isReleased, .isSafeAfterClosing)
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

  @Test func `given: the warning ends when the room is colder`() {
    let model = Thermostat()
    let viewModel = ThermostatViewModel(model: model)
    for degrees in [25, 21, 30, -7] {
      model.degrees = degrees
      viewModel.warmerTapped()
      let texts = [viewModel.temperatureText, viewModel.warningText]
      expectReceived(texts, ["\(degrees + 2) °C", degrees < 23 ? "" : "Too warm"])
    }
  }

  private var judge: Judge<ThermostatViewModel> {
    Judge(
      exercise, events: [.tap(), .tap(), .change { $0.warmerTapped() }],
      decided: { [$0.temperatureText, $0.warningText] }, isObserved: true, isImmediate: false,
      subject: { ThermostatViewModel(model: Thermostat()) },
      screen: { ThermostatViewController(viewModel: $0) })
  }

  @Test func `given: the view uses its view model, and changes its labels when notified`() async {
    let view = ThermostatView(viewModel: viewModel)

    await exercise.expectStory(keeps: [.viewUsesItsViewModel, .setsLabelsInItsBinding]) {
      view.pressButton()
      await runStartedTasks()
      _ = ThermostatView(viewModel: viewModel)
    }
  }

  @Test(.goal) func `every view of the view model shows the warning`() async {
    let views = (0..<3).map { _ in ThermostatView(viewModel: viewModel) }
    for _ in 0..<2 { views[0].pressButton() }
    await runStartedTasks()
    #expect(
      views.flatMap(\.texts).count { $0 == "Too warm" } != 1,
      say("Only one view shows the warning. Each view must observe the view model itself."))
    await judge.ask(.showsEachChangeOnce, .showsTextsUnchanged)
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
    let graph = await judge.graph()
    attach(graph)
    exercise.expectNoReferenceToView(in: graph, of: "ThermostatViewModel")
  }
}
