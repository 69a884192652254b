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

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: an open screen shows each minute`() async {
    let oven = Oven(minutes: 2)
    let screen = OvenViewController(viewModel: OvenViewModel(oven: oven))
    #expect(
      screen.view.texts == ["2 min"],
      say(
        screen.view.texts == [""]
          ? "The screen must own its view model. No other object of this test retains it."
          : "Your fix must not change the first text."))
    let viewModel = OvenViewModel(oven: oven)
    let stage = Stage(screen.view)

    oven.passMinute()
    let texts = screen.view.texts
    await runStartedTasks()
    #expect(
      texts == ["1 min"],
      say(
        screen.view.texts != texts
          ? "The screen shows the minute too late. Update and show the text without a `Task`."
          : viewModel.timeText == "1 min"
            ? "The screen shows the old text. Change it before the report, and keep the closure."
            : "Your fix must not change the screen. The oven reports each minute, while the screen is open."
      ))

    #expect(
      stage.count == 1,
      say("The screen changed \(stage.count) times for 1 minute. Observe the oven once."))

    oven.passMinute()
    #expect(
      screen.view.texts == ["ready"],
      say(
        screen.view.texts == ["1 min"]
          ? "The screen shows the first minute only. Keep the closure, and read `oven.minutes` again."
          : "Your fix must not change the last text."))
  }

  @Test func `given: a closed screen is released with its view model`() {
    var oven: Oven? = Oven(minutes: 2)
    weak let unusedOven = oven
    var viewModel = oven.map { OvenViewModel(oven: $0) }
    weak let unshown = viewModel
    viewModel = nil
    #expect(
      unshown == nil,
      say("The view model still exists. A closure of the oven, or a shared variable, retains it."))

    viewModel = oven.map { OvenViewModel(oven: $0) }
    var screen = viewModel.map { OvenViewController(viewModel: $0) }
    weak let closed = screen
    weak let unused = viewModel
    #expect(screen?.view.texts == ["2 min"])

    (screen, viewModel) = (nil, nil)

    #expect(
      closed == nil,
      say("The view model stores the closure. The closure must not retain the screen."))
    #expect(
      unused == nil,
      say("The view model stores the closure of the screen. It must not retain the view model."))

    oven = nil
    #expect(
      unusedOven == nil, say("The oven stores the closure. The closure must not retain the oven."))
  }

  @Test func `given: a minute does not crash while a view model remains without its screen`() async
  {
    await #expect(
      processExitsWith: .success,
      say(
        "The screen is closed, and its view model remains. The closure of the screen must use `weak`, not `unowned`."
      )
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

      #expect(screen.view.texts == ["1 min"], say("Each screen shows the time of the same oven."))
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

      #expect(oven.minutes == 0, say("The oven counts each minute."))
    }
  }
}

/// Opens a screen and closes it.
private func openScreen(of viewModel: OvenViewModel) {
  let screen = OvenViewController(viewModel: viewModel)
  _ = screen.view
}
