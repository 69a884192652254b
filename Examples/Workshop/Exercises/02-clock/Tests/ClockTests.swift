import PatternKit
import TerminalUI
import Testing
import WorkshopSupport

@testable import ClockExercise

@Suite("2 clock: ClockViewModel and ClockViewController", .serialized)
struct ClockTests {
  private let exercise = Exercise(
    module: "ClockExercise",
    roles: [
      .view: ["ClockViewController"], .viewModel: ["ClockViewModel"],
    ])

  @Test func `given: each type keeps its role, and two screens share nothing`() async {
    exercise.readSources()
    await clockJudge.ask(.sharesNothing, .readsNoTextBack)
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
    expectReceived([ClockViewModel(model: FakeClock(time)).text], [text])
  }

  @Test(.goal) func `the view model reports each change once, with the new text`() async {
    await Bindings(
      .init("onChange") { $0.viewModel.onChange = $1 }, values: { [$0.viewModel.text] },
      events: [9, 10, 0].map { hour in { $0.model.time.hour = hour } },
      object: { Pair(FakeClock(TimeOfDay(hour: 8, minute: 0))) { ClockViewModel(model: $0) } }
    ).ask()
    await clockJudge.ask(.ownsItsSubject, .showsItsSubject)
  }

  @Test(.goal)
  func `the controller shows the view model's text at the start and after each change`() async {
    await sentinelJudge.ask(
      .ownsItsSubject, .showsTextsUnchanged, .showsEachChangeOnce, .readsNoTextBack)
    await clockJudge.expectTexts([["It is 09:05."], ["It is 09:00."], ["It is 12:10."]])
  }

  @Test(.goal) func `a closed screen is released, even if its model or its view model remains`()
    async
  {
    await sentinelJudge.expectTexts([[Sentinel().text]])
    await sentinelJudge.ask(.isReleased, .isSafeAfterClosing)
    await clockJudge.ask(.isReleased, .isSafeAfterClosing)
  }

  private var clockJudge: Judge<FakeClock> {
    let times = [TimeOfDay(hour: 9, minute: 0), TimeOfDay(hour: 12, minute: 10)]
    return Judge(
      exercise, events: times.map { time in .change { $0.time = time } },
      subject: { FakeClock(TimeOfDay(hour: 9, minute: 5)) },
      screen: { ClockViewController(viewModel: ClockViewModel(model: $0)) })
  }

  private var sentinelJudge: Judge<Sentinel> {
    Judge(
      exercise,
      events: sentinelTexts.map { text in
        .change { sentinel in
          sentinel.text = text
          sentinel.onChange?()
        }
      }, decided: { [$0.text] }, subject: Sentinel.init,
      screen: { ClockViewController(viewModel: $0) })
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
  var text = "A text of the test, longer than a time, with 12:34 in it."
  var onChange: (() -> Void)?
}
