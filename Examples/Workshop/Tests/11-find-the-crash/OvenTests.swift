import TerminalUI
import Testing
import WorkshopSupport

@testable import CrashExercise

@Suite("11 find the crash: OvenViewModel and OvenViewController", .serialized)
struct OvenTests {
  @Test func `given: an open screen shows each minute`() {
    let oven = Oven(minutes: 2)
    let screen = OvenViewController(viewModel: OvenViewModel(oven: oven))
    #expect(screen.view.texts == ["2 min"], "Your fix must not change the first text.")

    oven.passMinute()
    #expect(
      screen.view.texts == ["1 min"],
      "Your fix must not change the screen. The oven reports each minute, while the screen is open."
    )

    oven.passMinute()
    #expect(screen.view.texts == ["ready"], "Your fix must not change the last text.")
  }

  @Test func `given: a closed screen is released with its view model`() {
    let oven = Oven(minutes: 2)
    var viewModel: OvenViewModel? = OvenViewModel(oven: oven)
    var screen = viewModel.map { OvenViewController(viewModel: $0) }
    weak let closed = screen
    weak let unused = viewModel
    #expect(screen?.view.texts == ["2 min"])

    (screen, viewModel) = (nil, nil)

    #expect(
      closed == nil, "The view model stores the closure. The closure must not retain the screen.")
    #expect(
      unused == nil, "The oven stores the closure. The closure must not retain the view model.")
  }

  @Test(.goal) func `a minute that passes after the screen is closed does not crash`() async {
    await #expect(
      processExitsWith: .success,
      """
      The app crashed after the screen was closed. A `weak` reference is `nil` then, and an \
      `unowned` one cannot be read.
      """
    ) { @MainActor in
      let oven = Oven(minutes: 2)
      openScreen(of: oven)

      oven.passMinute()
    }
  }

  @Test(.goal) func `a second screen shows the time after the first one is closed`() async {
    await #expect(
      processExitsWith: .success,
      "The first screen is closed, and its objects are released. The oven still calls a closure."
    ) { @MainActor in
      let oven = Oven(minutes: 2)
      openScreen(of: oven)
      let screen = OvenViewController(viewModel: OvenViewModel(oven: oven))
      _ = screen.view

      oven.passMinute()

      #expect(screen.view.texts == ["1 min"], "Each screen shows the time of the same oven.")
    }
  }

  @Test(.goal) func `the oven counts to the end without a screen`() async {
    await #expect(
      processExitsWith: .success, "The model needs no screen. It must be usable after each of them."
    ) { @MainActor in
      let oven = Oven(minutes: 2)
      openScreen(of: oven)

      for _ in 1...3 { oven.passMinute() }

      #expect(oven.minutes == 0, "The oven counts each minute.")
    }
  }
}

/// Opens a screen and closes it.
private func openScreen(of oven: Oven) {
  let screen = OvenViewController(viewModel: OvenViewModel(oven: oven))
  _ = screen.view
}
