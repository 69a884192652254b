import Model
import TerminalUI

class PlainController: ButtonScreen {
  let model: ButtonModel

  init(model: ButtonModel) {
    self.model = model
    super.init()
  }

  override func buttonTapped() {
    model.changeNumber()
    label.text = "\(model.number)"
  }
}

final class FormattingController: PlainController {
  override func buttonTapped() {
    model.changeNumber()
    label.text = DigitFormatter().text(for: model.number)
  }
}

final class DigitFormatter {
  func text(for number: Int) -> String { "\(number)" }
}

final class DelegateController: ViewController, TapDelegate {
  private let delegatingView = DelegatingView()
  private let model: ButtonModel

  init(model: ButtonModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(delegatingView)
    delegatingView.delegate = self
  }

  func viewDidTap(_ view: DelegatingView) {
    model.changeNumber()
    delegatingView.show("\(model.number)")
  }
}

/// The controller formats the number that its worker reports.
final class ManagingController: ButtonScreen {
  private let worker: NumberWorker

  init(model: ButtonModel) {
    worker = NumberWorker(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    worker.numberChanged = { [weak label] number in label?.text = "\(number)" }
  }

  override func buttonTapped() { worker.changeNumber() }
}

final class NumberWorker: ModelHolder {
  var numberChanged: ((Int) -> Void)?

  func changeNumber() {
    model.changeNumber()
    numberChanged?(model.number)
  }
}

// MARK: - A model of its own

final class OwnModel {
  private(set) var number = 2333
  private let digits: any DigitSource

  init(digits: any DigitSource) { self.digits = digits }

  func changeNumber() { number = digits.nextDigit() }
}

final class OwnModelScreen: ButtonScreen {
  private let viewModel: OwnModelViewModel

  init(digits: any DigitSource) {
    viewModel = OwnModelViewModel(model: OwnModel(digits: digits))
    super.init()
    viewModel.textChanged = { [weak self] in self?.showText() }
  }

  override func buttonTapped() { viewModel.buttonTapped() }

  private func showText() { label.text = viewModel.text }
}

final class OwnModelViewModel {
  var textChanged: (() -> Void)?
  private(set) var text = ""
  private let model: OwnModel

  init(model: OwnModel) { self.model = model }

  func buttonTapped() {
    model.changeNumber()
    text = "\(model.number)"
    textChanged?()
  }
}
