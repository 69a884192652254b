import ClockModel
import Foundation
import Observing
import TerminalUI

/// The controller of the clock.
///
/// In MVC, the controller observes the model, formats the time, and shows the text.
public final class ClockViewController: ViewController {
  private let model: TimeModel
  private let formatter = DateFormatter()
  private let label = Label()
  private var observation: ObservationToken?

  /// - Parameter calendar: The calendar with the time zone of the clock. The format is English.
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
    observation = model.observe(\.time) { [weak self] in self?.show($0) }
  }

  private func show(_ time: Date) {
    label.text = formatter.string(from: time)
  }
}
