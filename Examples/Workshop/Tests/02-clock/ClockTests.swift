import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import ClockExercise

@Suite("2 clock: ClockViewModel and ClockViewController", .serialized)
struct ClockTests {
  private let exercise: Exercise

  init() throws {
    exercise = try Exercise(
      module: "ClockExercise",
      roles: [
        Role(.view, is: ["ClockViewController"], knows: [.control], byProtocol: [.viewModel]),
        Role(.viewModel, is: ["ClockViewModel"], knows: [.model]),
        Role(.model, is: ["TimeOfDay", "ClockModel"]),
      ])
  }

  @Test func `given: each type mentions only the types that its role may know`() {
    exercise.expectAllowedReferences()
  }

  @Test func `given: the screen has one label`() {
    let viewController = ClockViewController(viewModel: Sentinel())

    let count = viewController.view.descendants(of: Label.self).count
    #expect(count == 1, say("The screen has \(count) labels. Add one, and change its text."))
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
      say("The view model must own its model. No other object of this test retains it."))
    #expect(
      ClockViewModel(model: clock).text == text,
      say(.received(ClockViewModel(model: clock).text, expected: text)))
  }

  @Test(.goal) func `the view model reports each change once, with the new text`() async {
    let clock = FakeClock(TimeOfDay(hour: 9, minute: 5))
    let viewModel = ClockViewModel(model: clock)
    var reported: [String] = []
    viewModel.onChange = { [weak viewModel] in reported.append(viewModel?.text ?? "") }

    clock.time = TimeOfDay(hour: 10, minute: 0)
    let reportedDirectly = reported
    await runStartedTasks()

    #expect(
      clock.onChange != nil,
      say("The view model does not observe the model. Set `onChange` of the model to a closure."))
    #expect(
      viewModel.text == text(hour: 10),
      say("The text shows the old time. Read the time of the model again after each change."))
    #expect(
      reportedDirectly == [text(hour: 10)],
      say(
        reported.isEmpty
          ? "The view model reports no change. Call `self?.onChange?()` in the closure of the model."
          : reportedDirectly.isEmpty
            ? "The view model reports the change too late. Call `onChange` without a `Task`."
            : reported.count > 1
              ? "The view model called `onChange` \(reported.count) times for one change."
              : "The text changes after the report. Change it before."))

    clock.time = TimeOfDay(hour: 11, minute: 0)
    clock.time = TimeOfDay(hour: 11, minute: 30)
    #expect(
      reported.dropFirst() == [text(hour: 11), text(hour: 11, minute: 30)],
      say("The view model reported the first change, and must report each one in the same way."))
  }

  @Test(.goal)
  func `the controller shows the view model's text at the start and after each change`()
    async
  {
    var sentinel: Sentinel? = Sentinel()
    weak let viewModel = sentinel
    let viewController = sentinel.map { ClockViewController(viewModel: $0) }
    sentinel = nil
    #expect(
      viewModel != nil,
      say("The controller must own its view model. No other object of this test retains it."))

    let texts = viewController?.view.texts
    #expect(
      texts == [Sentinel.longText],
      say(
        texts == [""]
          ? "The screen is empty until something changes. Show the text once at the start."
          : "The controller shows the view model’s text and adds nothing to it."))

    let stage = viewController.map { Stage($0.view) }
    viewModel?.text = "SECOND"
    viewModel?.onChange?()
    let secondTexts = viewController?.view.texts
    await runStartedTasks()
    #expect(
      viewModel?.onChange != nil,
      say("The controller does not observe the view model. Set its `onChange` to a closure."))
    #expect(
      secondTexts == ["SECOND"],
      say(
        viewController?.view.texts != secondTexts
          ? "The controller shows the change too late. Show the text without a `Task`."
          : "The controller shows the old text. Read the text of the view model in the closure."))
    #expect(
      stage?.count == 1,
      say("The screen changed more than once for one change. Set the label once."))

    viewModel?.text = "THIRD"
    viewModel?.onChange?()
    #expect(
      viewController?.view.texts == ["THIRD"],
      say("The controller shows the first change only. Keep the closure, and show each change."))
  }

  /// The text of a new view model. A wrong format is the mistake of another goal.
  private func text(hour: Int, minute: Int = 0) -> String {
    ClockViewModel(model: FakeClock(TimeOfDay(hour: hour, minute: minute))).text
  }

  @Test(.goal) func `a closed screen is released even if the view model remains`() {
    let sentinel = Sentinel()
    var viewController: ClockViewController? = ClockViewController(viewModel: sentinel)
    weak let screen = viewController
    #expect(
      viewController?.view.texts == [Sentinel.longText] || sentinel.onChange != nil,
      say("This goal needs a controller that shows or observes the text: see the goals above."))

    viewController = nil

    #expect(
      screen == nil,
      say(
        "A closure retains the objects that it captures. The view model must not retain the screen."
      ))
    sentinel.onChange?()
  }

  @Test(.goal) func `a view model is released even if the model remains`() {
    let clock = FakeClock(TimeOfDay(hour: 9, minute: 5))
    var viewModel: ClockViewModel? = ClockViewModel(model: clock)
    weak let observer = viewModel
    #expect(
      viewModel?.text != "" || clock.onChange != nil,
      say("This goal needs a view model that formats or observes the time: see the goals above."))

    viewModel = nil

    #expect(
      observer == nil,
      say("The model stores the closure. The closure must not retain the view model."))
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
      say("This goal needs a screen that shows or observes the time: see the goals above."))

    (viewController, viewModel) = (nil, nil)
    #expect(
      observer == nil,
      say(
        "The view model stores the controller’s closure. The closure must not retain the view model."
      ))

    clock = nil
    #expect(
      model == nil,
      say("The model stores the view model’s closure. The closure must not retain the model."))
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
  static let longText = "SENTINEL: a text that is longer than a time, with 12:34 in it."
  var text = longText
  var onChange: (() -> Void)?
}
