/// The model: the target temperature of a room. Do not change this type.
class Thermostat {
  var degrees = 21
}

/// The view model of a thermostat. Several views can observe it.
final class ThermostatViewModel {
  /// The temperature, “21 °C”.
  private(set) var temperatureText = ""
  /// The warning, “Too warm” from 25 °C on. Otherwise the text is empty.
  private(set) var warningText = ""
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
    // The only message to the views: something has changed. Each view reads what it shows.
    for listener in listeners { listener() }
  }

  private func updateTexts() {
    temperatureText = "\(model.degrees) °C"
    warningText = model.degrees < 25 ? "" : "Too warm"
  }
}
