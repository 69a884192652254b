import Foundation
import Model
import Observation
import Observing
import TerminalUI

protocol ViewModelDelegate: AnyObject {
  func viewModelDidChange(_ viewModel: any Announcing)
}

protocol Announcing: AnyObject {}

struct TextChanged: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject
}

/// A view model that can notify its view by a closure, a delegate or a message. None carries the text.
final class AnnouncingViewModel: ModelHolder, Announcing {
  var textChanged: (() -> Void)?
  weak var delegate: (any ViewModelDelegate)?
  let center = NotificationCenter()
  private(set) var text = ""

  func buttonTapped() {
    model.changeNumber()
    text = "\(model.number)"
    textChanged?()
    delegate?.viewModelDidChange(self)
    center.post(TextChanged())
  }

  func buttonTapped(completion: () -> Void) {
    model.changeNumber()
    text = "\(model.number)"
    completion()
  }
}

/// A screen that passes taps to its view model. Each subclass reads the text in another way.
class AnnouncedScreen: ButtonScreen {
  let viewModel: AnnouncingViewModel

  init(model: ButtonModel) {
    viewModel = AnnouncingViewModel(model: model)
    super.init()
  }

  override func buttonTapped() { viewModel.buttonTapped() }

  func showText() { label.text = viewModel.text }
}

final class ClosureScreen: AnnouncedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.textChanged = { [weak self] in self?.showText() }
  }
}

final class ListeningScreen: AnnouncedScreen, ViewModelDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
  }

  func viewModelDidChange(_ viewModel: any Announcing) { label.text = self.viewModel.text }
}

final class MessageScreen: AnnouncedScreen {
  private var token: NotificationCenter.ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = viewModel.center.addObserver(for: TextChanged.self) { [weak self] _ in self?.showText()
    }
  }
}

final class ReadingScreen: AnnouncedScreen {
  override func buttonTapped() {
    viewModel.buttonTapped()
    showText()
  }
}

final class CompletionScreen: AnnouncedScreen {
  override func buttonTapped() {
    viewModel.buttonTapped { [label, viewModel] in label.text = viewModel.text }
  }
}

final class ObservedScreen: ButtonScreen {
  private let viewModel: StoringViewModel
  private var observation: ObservationToken?

  init(model: ButtonModel) {
    viewModel = StoringViewModel(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = viewModel.observe(\.text) { [weak self] in self?.label.text = $0 }
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

@Observable
final class StoringViewModel: ModelHolder {
  private(set) var text = ""

  func buttonTapped() {
    model.changeNumber()
    text = "\(model.number)"
  }
}

final class BoxScreen: ButtonScreen {
  private let viewModel: BoxViewModel

  init(model: ButtonModel) {
    viewModel = BoxViewModel(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.text.bind { [weak self] text in self?.label.text = text }
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

final class Box {
  var value = "" { didSet { listener(value) } }
  private var listener: (String) -> Void = { _ in }

  func bind(_ listener: @escaping (String) -> Void) { self.listener = listener }
}

final class BoxViewModel: ModelHolder {
  let text = Box()

  func buttonTapped() {
    model.changeNumber()
    text.value = "\(model.number)"
  }
}

final class ComputedView: ButtonSubview {
  private let viewModel: ComputedViewModel
  private var observation: ObservationToken?

  init(viewModel: ComputedViewModel) {
    self.viewModel = viewModel
    super.init()
    observation = viewModel.observe(\.contentText) { [weak self] in self?.label.text = $0 }
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

@Observable
final class ComputedViewModel {
  var contentText: String { "\(model.number)" }
  private let model: ButtonModel

  init(model: ButtonModel) { self.model = model }

  func buttonTapped() { model.changeNumber() }
}

// MARK: - No middle object

/// The controller passes the model, and the view decides the text.
final class ShownModel: ViewController, ModelViewDelegate {
  private let modelView = ModelView()
  private let model: ButtonModel

  init(model: ButtonModel) {
    self.model = model
    super.init()
    modelView.delegate = self
  }

  override func viewDidLoad() { view.addSubview(modelView) }

  func modelViewDidTap() {
    model.changeNumber()
    modelView.show(model)
  }
}

protocol ModelViewDelegate: AnyObject {
  func modelViewDidTap()
}

final class ModelView: ButtonSubview {
  weak var delegate: (any ModelViewDelegate)?

  override func buttonTapped() { delegate?.modelViewDidTap() }

  func show(_ model: ButtonModel) { label.text = "\(model.number)" }
}
