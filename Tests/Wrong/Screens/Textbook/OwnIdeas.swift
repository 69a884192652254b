import Foundation
import Model
import PatternKit
import TerminalUI

// Screens as the readers of exercise 13 write them.

// MARK: - A task between the change and the label

final class YieldingController: PlainController {
  override func buttonTapped() {
    Task {
      await Task.yield()
      model.changeNumber()
      label.text = "\(model.number)"
    }
  }
}

// MARK: - A base class

class TemplateController<Value>: PlainController {
  final func refresh(_ value: Value) { label.text = "\(value)" }
}

final class FlipController: TemplateController<Int> {
  override func buttonTapped() {
    model.changeNumber()
    refresh(model.number)
  }
}

// MARK: - A reducer

struct ReducedState: Equatable {
  var number = 2333
}

enum ReducedAction {
  case showed(Int)

  var number: Int {
    switch self {
    case .showed(let number): number
    }
  }
}

class ReducingController: PlainController {
  fileprivate var state = ReducedState()

  override func buttonTapped() {
    model.changeNumber()
    apply(.showed(model.number))
    label.text = "\(state.number)"
  }

  fileprivate func apply(_ action: ReducedAction) { state = next(state, action) }

  private func next(_ state: ReducedState, _ action: ReducedAction) -> ReducedState {
    ReducedState(number: action.number)
  }
}

final class ClosureController: ReducingController {
  private let reducer: (ReducedState, ReducedAction) -> ReducedState = { _, action in
    ReducedState(number: action.number)
  }

  override fileprivate func apply(_ action: ReducedAction) { state = reducer(state, action) }
}

// MARK: - Two ways

protocol HintView: AnyObject {
  func showHint(_ text: String)
}

final class HintedController: ButtonScreen, HintView {
  private let presenter: HintPresenter
  private let hintLabel = Label()

  init(model: ButtonModel) {
    presenter = HintPresenter(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(hintLabel)
    presenter.view = self
  }

  override func buttonTapped() {
    presenter.changeNumber()
    label.text = "\(presenter.number)"
    presenter.giveHint()
  }

  func showHint(_ text: String) { hintLabel.text = text }
}

final class HintPresenter: ModelHolder {
  weak var view: (any HintView)?
  var number: Int { model.number }

  func changeNumber() { model.changeNumber() }
  func giveHint() { view?.showHint("Changed") }
}

// MARK: - No change of a model

/// No pattern: one object does everything.
final class CounterViewController: ButtonScreen {
  private var count = 0

  override func buttonTapped() {
    count += 1
    label.text = "\(count)"
  }
}

// MARK: - A message

/// The worker posts a message, but the screen also reads its first number.
final class MessageScreen: ButtonScreen {
  private let worker: MessageWorker
  private var tokens: [NotificationCenter.ObservationToken] = []

  init(model: ButtonModel) {
    worker = MessageWorker(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "\(worker.number)"
    tokens.append(
      worker.center.addObserver(for: NumberMessage.self) { [weak label] in
        label?.text = "\($0.number)"
      })
  }

  override func buttonTapped() { worker.center.post(TapMessage()) }
}

final class MessageWorker: ModelHolder {
  let center = NotificationCenter()
  var number: Int { model.number }
  private var token: NotificationCenter.ObservationToken?

  override init(model: ButtonModel) {
    super.init(model: model)
    token = center.addObserver(for: TapMessage.self) { [weak self] _ in self?.changeNumber() }
  }

  private func changeNumber() {
    model.changeNumber()
    center.post(NumberMessage(number: model.number))
  }
}

struct TapMessage: NotificationCenter.MainActorMessage { typealias Subject = AnyObject }

struct NumberMessage: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject
  let number: Int
}

/// The worker posts a finished text, which a closure of the screen shows.
final class TextMessageScreen: ButtonScreen {
  private let worker: TextMessageWorker
  private var token: NotificationCenter.ObservationToken?

  init(model: ButtonModel) {
    worker = TextMessageWorker(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    token = worker.center.addObserver(for: TextMessage.self) { [weak label] in
      label?.text = $0.text
    }
  }

  override func buttonTapped() { worker.changeNumber() }
}

final class TextMessageWorker: ModelHolder {
  let center = NotificationCenter()

  func changeNumber() {
    model.changeNumber()
    center.post(TextMessage(text: "\(model.number)"))
  }
}

struct TextMessage: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject
  let text: String
}

// MARK: - Extensions

extension ButtonModel {
  fileprivate var title: String { "\(number)" }
}

final class TitleController: PlainController {
  override func buttonTapped() {
    model.changeNumber()
    label.text = model.title
  }
}

final class GenericScreen: ButtonScreen {
  private let viewModel: GenericViewModel<ButtonModel>

  init(model: ButtonModel) {
    viewModel = GenericViewModel(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.textChanged = { [weak label] in label?.text = $0 }
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

final class GenericViewModel<Content> {
  var textChanged: ((String) -> Void)?
  fileprivate let model: Content

  init(model: Content) { self.model = model }
}

extension GenericViewModel where Content == ButtonModel {
  func buttonTapped() {
    model.changeNumber()
    textChanged?("\(model.number)")
  }
}

// MARK: - A message that is known by its name

/// An object that posts its text in a dictionary.
final class NamedMessagePoster: ModelHolder {
  let center = NotificationCenter()

  func buttonTapped() {
    model.changeNumber()
    center.post(name: .textChanged, object: nil, userInfo: ["text": "\(model.number)"])
  }
}

final class NamedMessageScreen: ButtonScreen {
  private let poster: NamedMessagePoster
  private var token: (any NSObjectProtocol)?

  init(model: ButtonModel) {
    poster = NamedMessagePoster(model: model)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    token = poster.center.addObserver(forName: .textChanged, object: nil, queue: nil) {
      [weak label] message in
      let text = message.userInfo?["text"] as? String
      MainActor.assumeIsolated { label?.text = text ?? "" }
    }
  }

  override func buttonTapped() { poster.buttonTapped() }
}

nonisolated extension Notification.Name {
  fileprivate static let textChanged = Notification.Name("textChanged")
}
