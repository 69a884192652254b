import ClockMVC
import ClockMVVM
import ClockModel
import ExampleSupport
import Foundation
import TerminalUI
import TestSupport
import Testing

/// One half of the example, MVC or MVVM, and its screen.
enum Half: CaseIterable {
  case mvc
  case mvvm

  func screen(of model: TimeModel, in timeZone: TimeZone = .gmt) -> ViewController {
    let calendar = Calendar.english(in: timeZone)
    switch self {
    case .mvc:
      return ClockMVC.ClockViewController(model: model, calendar: calendar)
    case .mvvm:
      let viewModel = ClockViewModel(model: model, calendar: calendar)
      return ClockMVVM.ClockViewController(viewModel: viewModel)
    }
  }
}

/// A time that a test can change.
final class GivenTime {
  /// The seconds since midnight in Greenwich Mean Time.
  var seconds: Int

  init(_ hours: Int, _ minutes: Int, _ seconds: Int) {
    self.seconds = (hours * 60 + minutes) * 60 + seconds
  }

  var model: TimeModel { TimeModel { Date(timeIntervalSince1970: Double(self.seconds)) } }
}

@Suite("Clock: screen")
struct ClockScreenTests {
  @Test(arguments: Half.allCases)
  func `the screen updates the time with each tick`(half: Half) async {
    let time = GivenTime(12, 59, 59)
    let model = time.model
    let window = Window(rootViewController: half.screen(of: model))
    #expect(window.lines == ["12:59:59 PM"])

    time.seconds += 1
    model.tick()

    await eventually(window.lines, equals: ["1:00:00 PM"])
  }

  @Test(arguments: Half.allCases)
  func `the screen does not change without a tick`(half: Half) async {
    let time = GivenTime(9, 5, 7)
    let window = Window(rootViewController: half.screen(of: time.model))

    time.seconds += 1
    await runPendingTasks()

    #expect(window.lines == ["9:05:07 AM"])
  }

  @Test(arguments: Half.allCases)
  func `the screen shows the time in the given time zone`(half: Half) throws {
    let kolkata = try #require(TimeZone(identifier: "Asia/Kolkata"))
    let screen = half.screen(of: GivenTime(23, 0, 0).model, in: kolkata)

    #expect(Window(rootViewController: screen).lines == ["4:30:00 AM"])
  }

  @Test(arguments: Half.allCases)
  func `the view ends its observation when it is released`(half: Half) async {
    let model = WeakReference {
      let model = GivenTime(9, 5, 7).model
      _ = half.screen(of: model).view
      return model
    }

    #expect(await eventually { model.isReleased })
  }
}
