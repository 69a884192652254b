import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import CrashExercise

@Suite("11 find the crash: OvenViewModel and OvenViewController", .serialized)
struct OvenTests {
  private let exercise = Exercise(
    module: "CrashExercise",
    roles: [
      .view: ["OvenViewController"], .viewModel: ["OvenViewModel"], .model: ["Oven"],
    ])

  @Test func `given: two screens share nothing, and each object is released`() async {
    await Bindings(
      .init("onChange") { $0.viewModel.onChange = $1 },
      values: { [$0.viewModel.timeText] }, events: [{ $0.model.passMinute() }],
      object: ovenInUse
    ).ask()
    exercise.readSources()
    await judge.ask(.sharesNothing, .showsEachChangeOnce, .readsNoTextBack, .isReleased)
  }

  @Test func `given: the view model has the text of each minute`() {
    for minutes in [150, 12, 2, 1, 0] {
      let oven = Oven(minutes: minutes)
      let viewModel = OvenViewModel(oven: oven)
      for left in [minutes, minutes - 1] {
        expectReceived([viewModel.timeText], [left > 0 ? "\(left) min" : "ready"])
        oven.passMinute()
      }
    }
  }

  @Test func `given: each open screen shows each minute of its oven`() async {
    await exercise.expectNoReference(from: .view, to: .model, by: judge) { _, _ in
      "The screen holds the model. In MVVM, it holds its view model only."
    }
    await judge.expectStory(keeps: .viewUsesItsViewModel)
    await judge.expectTexts([["3 min"], ["2 min"], ["1 min"], ["ready"], ["ready"]])
  }

  private var judge: Judge<Oven> {
    let minute = Judge<Oven>.Event.change { $0.passMinute() }
    return Judge(
      exercise, events: [minute, minute, minute, minute], isObserved: true,
      subject: { Oven(minutes: 3) },
      screen: { OvenViewController(viewModel: OvenViewModel(oven: $0)) })
  }

  @Test func `given: a minute does not crash while a view model remains without its screen`()
    async throws
  {
    try await #require(
      processExitsWith: .success,
      say("The app crashed after the screen was closed, while its view model still existed.")
    ) { @MainActor in
      let oven = ovenInUse()
      openScreen(of: oven.viewModel)

      oven.model.passMinute()
    }
    let screens = Judge(
      exercise, events: [.change { $0.model.passMinute() }],
      decided: { [$0.viewModel.timeText] }, subject: ovenInUse,
      screen: { OvenViewController(viewModel: $0.viewModel) })
    await screens.ask(.showsTextsUnchanged, .isSafeAfterClosing)
  }

  @Test(.goal) func `a minute that passes after the screen is closed does not crash`() async {
    await #expect(
      processExitsWith: .success,
      say("The app crashed after the screen was closed. The closure must do nothing then.")
    ) { @MainActor in
      let oven = Oven(minutes: 2)
      openScreen(of: OvenViewModel(oven: oven))

      oven.passMinute()
    }
  }

  @Test(.goal) func `a second screen shows the time after the first one is closed`() async {
    await #expect(
      processExitsWith: .success,
      say(
        "The first screen is closed, and its objects are released. The oven still calls a closure.")
    ) { @MainActor in
      let oven = Oven(minutes: 2)
      openScreen(of: OvenViewModel(oven: oven))
      let screen = OvenViewController(viewModel: OvenViewModel(oven: oven))
      _ = screen.view

      oven.passMinute()

      expectShown(by: [screen.view], ["1 min"])
    }
  }

  @Test(.goal) func `the oven counts to the end without a screen`() async {
    await #expect(
      processExitsWith: .success,
      say("The model needs no screen. It must be usable after each of them.")
    ) { @MainActor in
      let oven = Oven(minutes: 2)
      openScreen(of: OvenViewModel(oven: oven))

      for _ in 1...3 { oven.passMinute() }
    }
  }
}

/// Opens a screen and closes it.
private func openScreen(of viewModel: OvenViewModel) {
  let screen = OvenViewController(viewModel: viewModel)
  _ = screen.view
}

private func ovenInUse() -> Pair<Oven, OvenViewModel> {
  Pair(Oven(minutes: 3)) { OvenViewModel(oven: $0) }
}
