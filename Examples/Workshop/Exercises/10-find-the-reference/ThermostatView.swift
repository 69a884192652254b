import TerminalUI

// TODO: This view shows a warning only after a call of the view model. Observe the warning instead.
// 视图模型调用这个视图之后，它才显示警告。改为观察警告。

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
    viewModel.addListener { [weak self] in self?.showState() }
    viewModel.display = self
  }

  private func showState() {
    temperatureLabel.text = viewModel.temperatureText
  }

  private func buttonTapped() {
    viewModel.warmerTapped()
  }
}

extension ThermostatView: WarningDisplay {
  func showWarning(_ text: String) {
    warningLabel.text = text
  }
}
