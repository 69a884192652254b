// check: The view model has a warning, and the view shows none. Read it again after each change.
import TerminalUI

/// The screen of a thermostat. In MVVM, a view controller is part of the view.
final class ThermostatViewController: ViewController {
  private let viewModel: ThermostatViewModel

  init(viewModel: ThermostatViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
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
    warningLabel.text = viewModel.warningText
    viewModel.addListener { [weak self] in self?.showState() }
  }

  private func showState() {
    temperatureLabel.text = viewModel.temperatureText
  }

  private func buttonTapped() {
    viewModel.warmerTapped()
  }
}
