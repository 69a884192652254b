import TerminalUI
import Testing
import WorkshopSupport

@testable import ClockExercise

@Suite("2 clock: ClockViewModel and ClockViewController", .serialized)
struct ClockTests {
  @Test func `given: the screen has one label`() {
    let viewController = ClockViewController(viewModel: Sentinel())

    let count = viewController.view.descendants(of: Label.self).count
    #expect(count == 1, "The screen has \(count) labels. Add one, and change its text.")
  }

  @Test(
    .goal,
    arguments: [
      (TimeOfDay(hour: 9, minute: 5), "It is 09:05."),
      (TimeOfDay(hour: 0, minute: 0), "It is 00:00."),
      (TimeOfDay(hour: 23, minute: 59), "It is 23:59."),
    ])
  func `the view model formats hours and minutes with two digits`(time: TimeOfDay, text: String) {
    let clock = FakeClock(time)
    #expect(
      ClockViewModel(model: FakeClock(time)).text == ClockViewModel(model: clock).text,
      "The view model must own its model. No other object of this test retains it.")
    #expect(
      ClockViewModel(model: clock).text == text,
      "The model stores numbers. The view model formats them as text, with two digits each.")
  }

  @Test(.goal) func `the controller shows the view model's text unchanged`() {
    let viewController = ClockViewController(viewModel: Sentinel())

    let texts = viewController.view.texts
    #expect(
      texts == ["SENTINEL"],
      texts == [""]
        ? "The screen is empty until something changes. Show the text once at the start."
        : "The controller shows the view model’s text and adds nothing to it.")
  }

  @Test(.goal) func `the label shows the new time after a change`() {
    let clock = FakeClock(TimeOfDay(hour: 9, minute: 5))
    let viewController = ClockViewController(viewModel: ClockViewModel(model: clock))
    _ = viewController.view

    clock.time = TimeOfDay(hour: 10, minute: 0)

    #expect(
      viewController.view.texts == ["It is 10:00."], "\(missingStep)")
  }

  /// The first step from the model to the label that does not happen.
  private var missingStep: String {
    let clock = FakeClock(TimeOfDay(hour: 9, minute: 5))
    let viewModel = ClockViewModel(model: clock)
    let oldText = viewModel.text
    var reported: [String] = []
    viewModel.onChange = { [weak viewModel] in reported.append(viewModel?.text ?? "") }

    clock.time = TimeOfDay(hour: 10, minute: 0)

    if oldText != "", viewModel.text == oldText {
      return "The text shows the old time. Read the time of the model again after each change."
    }
    if clock.onChange != nil, reported.isEmpty {
      return
        "The view model reports no change. Call `self?.onChange?()` in the closure of the model."
    }
    if reported == [oldText] { return "The text changes after the report. Change it before." }
    return "The model notifies the view model. The view model notifies the controller."
  }

  @Test(.goal) func `a closed screen is released even if the view model remains`() {
    let sentinel = Sentinel()
    var viewController: ClockViewController? = ClockViewController(viewModel: sentinel)
    weak let screen = viewController
    #expect(
      viewController?.view.texts == ["SENTINEL"] || sentinel.onChange != nil,
      "This goal needs a controller that shows or observes the text: see the goals above.")

    viewController = nil

    #expect(
      screen == nil,
      "A closure retains the objects that it captures. The view model must not retain the screen.")
    sentinel.onChange?()
  }

  @Test(.goal) func `a view model is released even if the model remains`() {
    let clock = FakeClock(TimeOfDay(hour: 9, minute: 5))
    var viewModel: ClockViewModel? = ClockViewModel(model: clock)
    weak let observer = viewModel
    #expect(
      viewModel?.text != "" || clock.onChange != nil,
      "This goal needs a view model that formats or observes the time: see the goals above.")

    viewModel = nil

    #expect(
      observer == nil, "The model stores the closure. The closure must not retain the view model.")
    clock.time = TimeOfDay(hour: 10, minute: 0)
  }

  @Test(.goal) func `view model and model are released with the screen`() {
    var clock: FakeClock? = FakeClock(TimeOfDay(hour: 9, minute: 5))
    var viewModel = clock.map { ClockViewModel(model: $0) }
    var viewController = viewModel.map { ClockViewController(viewModel: $0) }
    weak let model = clock
    weak let observer = viewModel
    #expect(
      viewController?.view.texts != [""] || viewModel?.onChange != nil,
      "This goal needs a screen that shows or observes the time: see the goals above.")

    (viewController, viewModel) = (nil, nil)
    #expect(
      observer == nil,
      "The view model stores the controller’s closure. It must not retain the view model.")

    clock = nil
    #expect(
      model == nil, "The model stores the view model’s closure. It must not retain the model.")
  }
}

/// A clock whose time is set by the tests.
final class FakeClock: ClockModel {
  var time: TimeOfDay { didSet { onChange?() } }
  var onChange: (() -> Void)?

  init(_ time: TimeOfDay) { self.time = time }
}

/// A view model with a text that cannot be computed from a time.
private final class Sentinel: ClockText {
  let text = "SENTINEL"
  var onChange: (() -> Void)?
}
