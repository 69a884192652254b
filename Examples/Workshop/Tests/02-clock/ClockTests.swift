import TerminalUI
import Testing
import WorkshopSupport

@testable import ClockExercise

@Suite("2 clock: model, view model, controller", .serialized)
struct ClockTests {
  @Test func `given: has one label on the screen`() {
    let viewController = ClockViewController(viewModel: Sentinel())

    #expect(viewController.view.all(Label.self).count == 1)
  }

  @Test(
    .goal,
    arguments: [
      (TimeOfDay(hour: 9, minute: 5), "It is 09:05."),
      (TimeOfDay(hour: 0, minute: 0), "It is 00:00."),
      (TimeOfDay(hour: 23, minute: 59), "It is 23:59."),
    ])
  func `pads hours and minutes`(time: TimeOfDay, text: String) {
    #expect(
      ClockViewModel(model: FakeClock(time)).text == text,
      "The model counts. To find the words is the view model’s job.")
  }

  @Test(.goal) func `shows what the view model says`() {
    let viewController = ClockViewController(viewModel: Sentinel())

    #expect(
      viewController.view.texts == ["SENTINEL"],
      "The controller shows the view model’s words, and has none of its own.")
  }

  @Test(.goal) func `moves the label when it is later`() {
    let clock = FakeClock(TimeOfDay(hour: 9, minute: 5))
    let viewController = ClockViewController(viewModel: ClockViewModel(model: clock))
    _ = viewController.view

    clock.time = TimeOfDay(hour: 10, minute: 0)

    #expect(
      viewController.view.texts == ["It is 10:00."],
      "The model tells the view model, the view model tells the controller. Nobody asks twice.")
  }

  @Test(.goal) func `lets go of the screen when it is closed`() {
    let sentinel = Sentinel()
    var viewController: ClockViewController? = ClockViewController(viewModel: sentinel)
    _ = viewController?.view
    weak let screen = viewController
    #expect(
      sentinel.onChange != nil, "The controller asks the view model to be told of changes.")

    viewController = nil

    #expect(
      screen == nil,
      "A closure keeps alive what it captures. The view model does not own the screen.")
  }
}

/// A clock that is set by hand.
private final class FakeClock: ClockModel {
  var time: TimeOfDay { didSet { onChange?() } }
  var onChange: (() -> Void)?

  init(_ time: TimeOfDay) { self.time = time }
}

/// A view model that says what nobody could work out.
private final class Sentinel: ClockText {
  let text = "SENTINEL"
  var onChange: (() -> Void)?
}
