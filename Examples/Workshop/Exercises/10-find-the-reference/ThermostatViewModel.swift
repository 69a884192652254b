// stub
/// Shows a warning.
protocol WarningDisplay: AnyObject {
  func showWarning(_ text: String)
}

// TODO: One reference in this type leads to a view, so only one view shows the warning. Find it.
// 这个类型里有一个引用指向视图，所以只有一个视图显示警告。找出它。

// end
/// The view model of a thermostat. Several views can observe it.
final class ThermostatViewModel {
  /// The temperature, “21 °C”.
  private(set) var temperatureText = ""
  /// The warning, “Too warm” from 25 °C on. Otherwise the text is empty.
  private(set) var warningText = ""
  // stub
  weak var display: (any WarningDisplay)?
  // end
  private let model: Thermostat
  private var listeners: [() -> Void] = []

  init(model: Thermostat) {
    self.model = model
    updateTexts()
  }

  /// Calls `listener` after each change.
  func addListener(_ listener: @escaping () -> Void) {
    listeners.append(listener)
  }

  func warmerTapped() {
    model.degrees += 2
    updateTexts()
    // solution
    // The only message to the views: something has changed. Each view reads what it shows.
    // end
    for listener in listeners { listener() }
    // stub
    display?.showWarning(warningText)
    // end
  }

  private func updateTexts() {
    temperatureText = "\(model.degrees) °C"
    warningText = model.degrees < 25 ? "" : "Too warm"
  }
}
