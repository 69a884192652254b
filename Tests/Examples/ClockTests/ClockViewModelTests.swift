import ClockMVVM
import ClockModel
import ExampleSupport
import Foundation
import Testing

@Suite("Clock, MVVM: ClockViewModel")
struct ClockViewModelTests {
  @Test(arguments: [
    (0, 0, 0, "12:00:00 AM"), (9, 5, 7, "9:05:07 AM"), (11, 59, 59, "11:59:59 AM"),
    (12, 0, 0, "12:00:00 PM"), (13, 30, 0, "1:30:00 PM"),
  ])
  func `the view model formats times`(hours: Int, minutes: Int, seconds: Int, text: String) {
    let model = GivenTime(hours, minutes, seconds).model
    let viewModel = ClockViewModel(model: model, calendar: .english(in: .gmt))

    #expect(viewModel.timeText == text)
  }

  @Test func `the view model returns the new time after a tick of the model`() {
    let time = GivenTime(9, 5, 7)
    let model = time.model
    let viewModel = ClockViewModel(model: model, calendar: .english(in: .gmt))

    time.seconds += 60
    model.tick()

    #expect(viewModel.timeText == "9:06:07 AM")
  }
}
