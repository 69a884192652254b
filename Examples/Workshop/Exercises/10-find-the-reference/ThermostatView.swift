import TerminalUI

// stub

// TODO: This view shows a warning only after a call of the view model. Observe the warning instead.
// 视图模型调用这个视图之后，它才显示警告。改为观察警告。
// end

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
    // stub
    viewModel.display = self
    // end
  }

  private func showState() {
    temperatureLabel.text = viewModel.temperatureText
    // solution
    // The warning is state of the view model, like the temperature. A later view shows it too.
    warningLabel.text = viewModel.warningText
    // end
  }

  private func buttonTapped() {
    viewModel.warmerTapped()
  }
}

// stub
extension ThermostatView: WarningDisplay {
  func showWarning(_ text: String) {
    warningLabel.text = text
  }
}
// end
