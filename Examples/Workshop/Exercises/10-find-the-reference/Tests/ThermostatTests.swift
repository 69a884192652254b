import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import ReferenceExercise

@Suite("10 find the reference: ThermostatViewModel and ThermostatView", .serialized)
struct ThermostatTests {
  private let exercise = Exercise(
    module: "ReferenceExercise",
    roles: [
      .view: ["ThermostatView", "ThermostatViewController"], .viewModel: ["ThermostatViewModel"],
      .model: ["Thermostat"],
    ])

  @Test func `given: two screens share nothing, and no text is read back`() async {
    await judge.ask(.sharesNothing, .readsNoTextBack)
    await judge.expectStory(keeps: .viewUsesItsViewModel, .setsLabelsWhenTold(by: .viewModel))
  }

  @Test func `given: the view model has the temperature, and a warning from 25 degrees on`() {
    for degrees in [21, 23, 25, 99, -7] {
      let (model, start) = (Thermostat(), 46 - degrees)
      model.degrees = start
      let viewModel = ThermostatViewModel(model: model)
      expectReceived(
        [viewModel.temperatureText, viewModel.warningText],
        ["\(start) °C", start < 25 ? "" : "Too warm"])
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
    await judge.expectTexts([
      ["21 °C", ""], ["23 °C", ""], ["25 °C", "Too warm"], ["27 °C", "Too warm"],
      ["29 °C", "Too warm"],
    ])
  }

  private var judge: Judge<ThermostatViewModel> { judge { Thermostat() } }

  private func judge(of model: @escaping () -> Thermostat) -> Judge<ThermostatViewModel> {
    Judge(
      exercise, events: [.tap(), .tap(), .tap(), .change { $0.warmerTapped() }],
      decided: { [$0.temperatureText, $0.warningText] }, isObserved: true, isImmediate: false,
      subject: { ThermostatViewModel(model: model()) },
      screen: { ThermostatViewController(viewModel: $0) })
  }

  /// Whether the screen stays the same until the next change, because showing it does not read the model.
  private var storesTexts: Bool {
    let model = ChangingThermostat()
    let viewModel = ThermostatViewModel(model: model)
    let reads = model.reads
    _ = (viewModel.temperatureText, viewModel.warningText)
    _ = ThermostatViewController(viewModel: viewModel).view
    return model.reads == reads
  }

  @Test(.goal) func `every view of the view model shows the warning`() async {
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

  @Test(.goal) func `the view model has no reference to a view, and a closed screen is released`()
    async
  {
    exercise.readSources()
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
