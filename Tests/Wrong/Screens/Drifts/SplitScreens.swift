import Model
import Observation
import Observing
import TerminalUI

// MARK: - MVC

/// A view that shows the number of a model, now and after every change.
final class NumberView: View {
  private let label = Label()
  private var observation: ObservationToken?

  init(model: ButtonModel) {
    super.init()
    addSubview(label)
    observation = model.observe(\.number) { [weak self] in self?.label.text = "\($0)" }
  }
}

/// A controller that only changes the model. The model notifies the view.
final class SmalltalkController: ViewController {
  private let model: ButtonModel
  private let button = Button(title: "Click me!")

  init(model: ButtonModel) {
    self.model = model
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(NumberView(model: model))
    view.addSubview(button)
    button.addTarget(self, action: SmalltalkController.buttonTapped)
  }

  private func buttonTapped() { model.changeNumber() }
}

// MARK: - MVP

/// A presenter that leaves simple values to the view.
final class SupervisingController: ModelHolder {
  func buttonTapped() { model.changeNumber() }
}

/// A view that takes the number from the model.
final class SupervisedScreen: ButtonScreen {
  private let presenter: SupervisingController
  private var observation: ObservationToken?

  init(model: ButtonModel) {
    presenter = SupervisingController(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = presenter.model.observe(\.number) { [weak self] in self?.label.text = "\($0)" }
  }

  override func buttonTapped() { presenter.buttonTapped() }
}

// MARK: - MVVM

@Observable
final class NumberViewModel {
  /// The view can read the model past its view model.
  let model: ButtonModel
  private(set) var text: String

  init(model: ButtonModel) {
    self.model = model
    text = "\(model.number)"
  }

  func buttonTapped() {
    model.changeNumber()
    text = "\(model.number)"
  }
}

class BoundScreen: ButtonScreen {
  let viewModel: NumberViewModel
  var observation: ObservationToken?

  init(model: ButtonModel) {
    viewModel = NumberViewModel(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = viewModel.observe(\.text) { [weak self] in self?.label.text = $0 }
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

/// A view that reads the text after each tap, and does not wait for its binding.
final class HastyScreen: BoundScreen {
  override func buttonTapped() {
    super.buttonTapped()
    label.text = viewModel.text
  }
}

/// A view that waits for its view model, and then reads the model.
final class ModelReadingScreen: BoundScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    observation = viewModel.observe(\.text) { [weak self, viewModel] _ in
      self?.label.text = "\(viewModel.model.number)"
    }
  }
}
