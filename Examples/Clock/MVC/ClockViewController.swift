public import ClockModel
public import Foundation
import Observation
public import TerminalUI

/// The controller of the clock.
///
/// In MVC, the controller observes the model, formats the time, and shows the text.
public final class ClockViewController: ViewController {
  private let model: TimeModel
  private let formatter = DateFormatter()
  private let label = Label()
  private var observation: Task<Void, Never>?

  /// - Parameter calendar: The calendar with the time zone and the language of the clock.
  public init(model: TimeModel, calendar: Calendar) {
    self.model = model
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.locale = calendar.locale
    formatter.dateFormat = "h:mm:ss a"
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    observation = Task.immediate { [weak self, model] in
      for await time in Observations({ model.time }) { self?.show(time) }
    }
  }

  private func show(_ time: Date) {
    label.text = formatter.string(from: time)
  }

  isolated deinit { observation?.cancel() }
}
