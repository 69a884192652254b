// check: this creates another ThermostatViewModel. Use the object that is passed in
import TerminalUI

/// The screen of a thermostat. In MVVM, a view controller is part of the view.
final class ThermostatViewController: ViewController {
  private let viewModel: ThermostatViewModel

  init(viewModel: ThermostatViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    let viewModel = ThermostatViewModel(model: Thermostat())
    view.addSubview(ThermostatView(viewModel: viewModel))
  }
}

/// The view of a thermostat: the temperature, a warning, and a button.
final class ThermostatView: View {
  private let viewModel: ThermostatViewModel
  private let temperatureLabel = Label()
  private let warningLabel = Label()
  private let button = Button(title: "Warmer")

  init(viewModel: ThermostatViewModel) {
    self.viewModel = viewModel
    super.init()
    addSubview(temperatureLabel)
    addSubview(warningLabel)
    addSubview(button)
    button.addTarget(self, action: ThermostatView.buttonTapped)
    showState()
    viewModel.addListener { [weak self] in self?.showState() }
  }

  private func showState() {
    temperatureLabel.text = viewModel.temperatureText
    // The warning is state of the view model, like the temperature. A later view shows it too.
    warningLabel.text = viewModel.warningText
  }

  private func buttonTapped() {
    viewModel.warmerTapped()
  }
}
