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

final class DigitFormatter {
  func text(for model: ButtonModel) -> String { "\(model.number)" }
}

final class ModelFormattingController: PlainController {
  override func buttonTapped() {
    model.changeNumber()
    label.text = DigitFormatter().text(for: model)
  }
}

/// The controller formats the number that its worker reports.
final class ManagingController: ButtonScreen {
  private let worker: NumberWorker
  private let failureLabel = Label()

  init(model: ButtonModel) {
    worker = NumberWorker(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(failureLabel)
    worker.numberChanged = { [weak label] number in label?.text = "\(number)" }
  }

  override func buttonTapped() { worker.changeNumber() }
}

final class NumberWorker: ModelHolder {
  var numberChanged: ((Int) -> Void)?
  private(set) var failure = ""

  func changeNumber() {
    model.changeNumber()
    numberChanged?(model.number)
  }
}

// MARK: - A model of its own

protocol ModelObserver: AnyObject {
  func model(_ model: ObservedModel, didChange key: String)
}

final class ObservedModel {
  weak var observer: (any ModelObserver)?
  private(set) var number = 2333 { didSet { observer?.model(self, didChange: "number") } }
  private let digits: any DigitSource

  init(digits: any DigitSource) { self.digits = digits }

  func changeNumber() { number = digits.nextDigit() }
}

final class ObservingController: ButtonScreen, ModelObserver {
  private let model: ObservedModel

  init(digits: any DigitSource) {
    model = ObservedModel(digits: digits)
    super.init()
    model.observer = self
  }

  override func buttonTapped() { model.changeNumber() }

  func model(_ model: ObservedModel, didChange key: String) { label.text = "\(model.number)" }
}

// MARK: - A private model

struct TitleRow {
  let title: String
}

final class OwnModelScreen: ButtonScreen {
  private let viewModel: OwnModelViewModel

  init(digits: any DigitSource) {
    viewModel = OwnModelViewModel(model: ObservedModel(digits: digits))
    super.init()
    viewModel.textChanged = { [weak self] in self?.showText() }
  }

  override func buttonTapped() { viewModel.buttonTapped() }

  private func showText() { label.text = viewModel.rows.last?.title ?? "" }
}

final class OwnModelViewModel {
  var textChanged: (() -> Void)?
  private(set) var rows: [TitleRow] = []
  private let model: ObservedModel

  init(model: ObservedModel) { self.model = model }

  func buttonTapped() {
    model.changeNumber()
    rows = [TitleRow(title: "\(model.number)")]
    textChanged?()
  }
}
