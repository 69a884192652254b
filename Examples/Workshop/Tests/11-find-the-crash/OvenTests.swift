import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import CrashExercise

@Suite("11 find the crash: OvenViewModel and OvenViewController", .serialized)
struct OvenTests {
  private let exercise: Exercise

  init() throws {
    exercise = try Exercise(
      module: "CrashExercise",
      roles: [
        Role(.view, is: ["OvenViewController"], knows: [.viewModel, .control]),
        Role(.viewModel, is: ["OvenViewModel"], knows: [.model]),
        Role(.model, is: ["Oven"]),
      ])
  }

  @Test func `given: two screens share nothing, and each object is released`() async {
    await Bindings(
      exercise, .init("onChange") { $0.viewModel.onChange = $1 },
      values: { [$0.viewModel.timeText] }, events: [{ $0.oven.passMinute() }],
      object: { OvenInUse() }
    ).ask()
    await judge.ask(.sharesNothing, .showsEachChangeOnce, .readsNoTextBack, .isReleased)
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: the view model has the text of each minute`() {
    let ovens = [12, 2, 1, 0].map { Oven(minutes: $0) }
    let viewModels = ovens.map { OvenViewModel(oven: $0) }
    for expected in [
      ["12 min", "2 min", "1 min", "ready"], ["11 min", "1 min", "ready", "ready"],
    ] {
      let texts = viewModels.map(\.timeText)
      #expect(texts == expected, say(.received(texts, expected: expected)))
      for oven in ovens { oven.passMinute() }
    }
  }

  @Test func `given: each open screen shows each minute of its oven`() {
    let ovens = [Oven(minutes: 2), Oven(minutes: 3)]
    let screens = [ovens[0], ovens[0], ovens[1]].map {
      OvenViewController(viewModel: OvenViewModel(oven: $0))
    }
    #expect(
      !Mirror(reflecting: screens[0]).children.contains { $0.value as? Oven != nil },
      say("The screen holds the model. In MVVM, it holds its view model only."))
    exercise.expectNoText("min", "ready", in: "OvenViewController.swift")
    for (index, expected) in [
      (nil, ["2 min", "2 min", "3 min"]), (0, ["1 min", "1 min", "3 min"]),
      (1, ["1 min", "1 min", "2 min"]), (0, ["ready", "ready", "2 min"]),
    ] {
      if let index { ovens[index].passMinute() }
      let texts = screens.flatMap(\.view.texts)
      #expect(texts == expected, say(.screenShows(texts, expected: expected)))
    }
  }

  private var judge: Judge<Oven> {
    let minute = Judge<Oven>.Event.change { $0.passMinute() }
    return Judge(
      exercise, events: [minute, minute, minute, minute], isObserved: true,
      subject: { Oven(minutes: 3) },
      screen: { OvenViewController(viewModel: OvenViewModel(oven: $0)) })
  }

  @Test func `given: a minute does not crash while a view model remains without its screen`() async
  {
    await #expect(
      processExitsWith: .success,
      say("The app crashed after the screen was closed, while its view model still existed.")
    ) { @MainActor in
      let oven = Oven(minutes: 2)
      let viewModel = OvenViewModel(oven: oven)
      openScreen(of: viewModel)

      withExtendedLifetime(viewModel) { oven.passMinute() }
    }
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

      #expect(
        screen.view.texts == ["1 min"], say(.screenShows(screen.view.texts, expected: ["1 min"])))
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

/// An oven, and its view model.
private final class OvenInUse {
  let oven = Oven(minutes: 3)
  let viewModel: OvenViewModel

  init() { viewModel = OvenViewModel(oven: oven) }
}
