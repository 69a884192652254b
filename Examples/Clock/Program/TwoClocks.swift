import ClockMVC
import ClockMVVM
import ClockModel
import ExampleSupport
import Foundation
import TerminalUI

/// Two clocks side by side that share one model.
final class TwoClocks {
  /// Called after every change of either clock.
  var onChange: (() -> Void)?

  private let before: Window
  private let after: Window

  init(model: TimeModel, timeZone: TimeZone) {
    let calendar = Calendar.english(in: timeZone)
    let viewModel = ClockViewModel(model: model, calendar: calendar)
    before = Window(
      rootViewController: ClockMVC.ClockViewController(model: model, calendar: calendar))
    after = Window(rootViewController: ClockMVVM.ClockViewController(viewModel: viewModel))
    before.onChange = { [weak self] _ in self?.onChange?() }
    after.onChange = { [weak self] _ in self?.onChange?() }
  }

  var line: String { "MVC \(text(of: before))   MVVM \(text(of: after))" }

  private func text(of window: Window) -> String {
    window.draw(width: 12, height: 1).joined()
  }
}
