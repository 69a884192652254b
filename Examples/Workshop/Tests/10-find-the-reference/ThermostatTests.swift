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

  @Test func `given: two screens share nothing, and no text is read back`() async {
    await judge.ask(.sharesNothing, .readsNoTextBack)
  }

  @Test func `given: the view model has the temperature, and a warning from 25 degrees on`() {
    for degrees in [21, 23, 25, 99, -7] {
      let model = Thermostat()
      let viewModel = ThermostatViewModel(model: model)
      // The room can be warmer or colder than before.
      model.degrees = degrees
      for expected in [degrees + 2, degrees + 4] {
        viewModel.warmerTapped()
        expectReceived(
          ["\(model.degrees) °C", viewModel.temperatureText, viewModel.warningText],
          ["\(expected) °C", "\(expected) °C", expected < 25 ? "" : "Too warm"])
      }
      model.degrees = 20
      viewModel.warmerTapped()
      expectReceived([viewModel.temperatureText, viewModel.warningText], ["22 °C", ""])
    }
  }

  @Test func `given: one view shows the texts of its view model`() async {
    let view = ThermostatView(viewModel: viewModel)
    for expected in [
      ["21 °C", ""], ["23 °C", ""], ["25 °C", "Too warm"], ["27 °C", "Too warm"],
    ] {
      await runStartedTasks()
      expectShown(by: [view], expected)
      view.pressButton()
    }
    exercise.expectNoText("Too warm", "°C", in: "ThermostatView.swift")
  }

  private var judge: Judge<ThermostatViewModel> { judge { Thermostat() } }

  private func judge(of model: @escaping () -> Thermostat) -> Judge<ThermostatViewModel> {
    Judge(
      exercise, events: [.tap(), .tap(), .change { $0.warmerTapped() }],
      decided: { [$0.temperatureText, $0.warningText] }, isObserved: true, isImmediate: false,
      subject: { ThermostatViewModel(model: model()) },
      screen: { ThermostatViewController(viewModel: $0) })
  }

  /// Whether the texts stay the same until the next change, because reading them does not read the model.
  private var storesTexts: Bool {
    let model = ChangingThermostat()
    let viewModel = ThermostatViewModel(model: model)
    let reads = model.reads
    _ = (viewModel.temperatureText, viewModel.warningText)
    return model.reads == reads
  }

  @Test func `given: the view uses its view model, and changes its labels when notified`() async {
    let view = ThermostatView(viewModel: viewModel)

    await exercise.expectStory(keeps: [.viewUsesItsViewModel, .setsLabelsWhenTold(by: .viewModel)])
    {
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
    for degrees in [-3, 8, 99, 123] where storesTexts {
      let changing = judge {
        let model = ChangingThermostat()
        model.degrees = degrees
        return model
      }
      await changing.ask(.showsTextsUnchanged)
    }
  }

  @Test(.goal) func `each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test(.goal) func `the view model has no reference to a view, and a closed screen is released`()
    async
  {
    await exercise.expectNoReferenceToView(by: judge)
    await judge.ask(.isReleased, .isSafeAfterClosing)
  }
}

/// A model that is warmer or colder at each second read. Then no text follows from another one.
private final class ChangingThermostat: Thermostat {
  private(set) var reads = 0
  private var current = 0

  nonisolated override init() {}

  override var degrees: Int {
    get {
      reads += 1
      return reads.isMultiple(of: 2) ? 46 - current : current
    }
    set { current = newValue }
  }
}
