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

  @Test func `given: a change of one clock changes no other screen`() {
    expectOwnState(
      open: { Clock(hour: $0) },
      drive: { clock, number in clock.model.time.minute = 30 + number },
      texts: \.viewController.view.texts)
  }

  @Test(
    .goal,
    arguments: [
      (TimeOfDay(hour: 9, minute: 5), "It is 09:05."),
      (TimeOfDay(hour: 0, minute: 0), "It is 00:00."),
      (TimeOfDay(hour: 12, minute: 10), "It is 12:10."),
      (TimeOfDay(hour: 23, minute: 59), "It is 23:59."),
    ])
  func `the view model formats hours and minutes with two digits`(time: TimeOfDay, text: String) {
    var clock: FakeClock? = FakeClock(time)
    weak let model = clock
    let viewModel = clock.map { ClockViewModel(model: $0) }
    clock = nil
    #expect(
      withExtendedLifetime(viewModel) { model != nil },
      say("The view model must own its model. No other object of this test retains it."))
    let shown = ClockViewModel(model: FakeClock(time)).text
    #expect(shown == text, say(.received(shown, expected: text)))
  }

  @Test(.goal) func `the view model reports each change once, with the new text`() async {
    let clock = FakeClock(TimeOfDay(hour: 9, minute: 5))
    let viewModel = ClockViewModel(model: clock)
    var reported: [String] = []
    viewModel.onChange = { [weak viewModel] in reported.append(viewModel?.text ?? "") }

    #expect(
      clock.onChange != nil,
      say("The view model does not observe the model. Set `onChange` of the model to a closure."))

    clock.time = TimeOfDay(hour: 10, minute: 0)
    let reportedDirectly = reported
    await runStartedTasks()

    #expect(
      viewModel.text == "It is 10:00.", say(.received(viewModel.text, expected: "It is 10:00.")))
    #expect(
      reportedDirectly == ["It is 10:00."],
      say(
        reported.isEmpty
          ? "The view model did not report this change. Call `self?.onChange?()` at each change of the model."
          : reportedDirectly.isEmpty
            ? "The view model reports the change too late. Call `onChange` without a task or queue."
            : reported.count > 1
              ? "The view model called `onChange` \(reported.count) times, expected 1."
              : "The text changes after the report. Change it before."))

    clock.time = TimeOfDay(hour: 11, minute: 0)
    clock.time = TimeOfDay(hour: 11, minute: 30)
    let times = ["It is 10:00.", "It is 11:00.", "It is 11:30."]
    #expect(reported == times, say(.received(reported, expected: times)))
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

    let texts = viewController?.view.texts ?? []
    #expect(
      texts == [Sentinel.longText],
      say(
        texts == [""]
          ? "The screen is empty at the start. Show the text once in `viewDidLoad`."
          : .screenShows(texts, expected: [Sentinel.longText])))
    #expect(
      viewModel?.onChange != nil,
      say("The controller does not observe the view model. Set its `onChange` to a closure."))

    let stage = viewController.map { Stage($0.view) }
    viewModel?.text = "SECOND"
    viewModel?.onChange?()
    let secondTexts = viewController?.view.texts ?? []
    await runStartedTasks()
    #expect(
      secondTexts == ["SECOND"],
      say(
        viewController?.view.texts != secondTexts
          ? "The controller shows the change too late. Show the text without a task or queue."
          : .screenShows(secondTexts, expected: ["SECOND"])))
    #expect(
      stage?.count == 1,
      say("The screen changed \(stage?.count ?? 0) times for one change. Set the label once."))

    for text in ["It is 00:00.", "", "It is 12:34.", "It is 12:34."] {
      viewController?.view.descendants(of: Label.self).first?.text = "set by the test"
      viewModel?.text = text
      viewModel?.onChange?()
      expectShown(by: [viewController?.view].compactMap(\.self), [text])
    }
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
      screen == nil, say("The closed screen was not released: a reference or a closure retains it.")
    )
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
      observer == nil, say("The view model was not released: a reference or a closure retains it."))
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
      observer == nil, say("The view model was not released: a reference or a closure retains it."))

    clock = nil
    #expect(model == nil, say("The model was not released: a reference or a closure retains it."))
  }
}

/// A clock whose time is set by the tests.
final class FakeClock: ClockModel {
  var time: TimeOfDay { didSet { onChange?() } }
  var onChange: (() -> Void)?

  init(_ time: TimeOfDay) { self.time = time }
}

/// A clock, and the screen that shows it.
private final class Clock {
  let model: FakeClock
  let viewController: ClockViewController

  init(hour: Int) {
    model = FakeClock(TimeOfDay(hour: hour, minute: 0))
    viewController = ClockViewController(viewModel: ClockViewModel(model: model))
  }
}

/// A view model with a text that cannot be computed from a time.
private final class Sentinel: ClockText {
  static let longText = "SENTINEL: a text that is longer than a time, with 12:34 in it."
  var text = longText
  var onChange: (() -> Void)?
}
