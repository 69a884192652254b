import Foundation
import Model
import Observation
import Observing
import PatternKit
import TerminalUI
import Testing

/// A button demo that behaves correctly, and has the label of another pattern.
///
/// Direct coupling and delegation are the mislabelled patterns of each other.
nonisolated struct Mislabelled: CustomTestStringConvertible, Sendable {
  /// The ID of the pattern that it claims to be.
  let label: String
  let pattern: Pattern
  /// The only statement of the fingerprint that it breaks.
  let broken: String

  var testDescription: String { pattern.summary }

  static let all = [
    Mislabelled(
      "mvc", "the view calls the controller by name",
      roles: [.view: "NamingView", .controller: "NamedController"],
      broken: "the views reach the controller only through a protocol or a closure",
      makeScreen: { NamedController(model: $0) }),
    Mislabelled(
      "mvp", "the view reads the model",
      roles: [.view: "CuriousView", .presenter: "CuriousPresenter"],
      broken: "the view does not reach the model",
      makeScreen: { PlainViewController(CuriousView(model: $0)) }),
    Mislabelled(
      "mvvm", "the view model calls the view",
      roles: [.view: "TalkativeView", .viewModel: "TalkativeViewModel"],
      broken: "the view model reaches the view through a binding only",
      makeScreen: { PlainViewController(TalkativeView(model: $0)) }),
    Mislabelled(
      "notification", "the worker answers a message with a call",
      roles: [.manager: "AnsweredManager", .worker: "AnsweringWorker"],
      broken: "the worker reaches the manager by a message only",
      makeScreen: { AnsweredManager(model: $0) }),
  ]

  private init(
    _ label: String, _ summary: String, roles: [RoleName: String], broken: String,
    makeScreen: @escaping @MainActor @Sendable (ButtonModel) -> ViewController
  ) {
    self.label = label
    self.broken = broken
    pattern = Pattern(
      id: label, name: label, summary: summary, roles: roles, makeScreen: makeScreen)
  }
}

nonisolated extension Pattern {
  /// MVVM with a closure as the binding.
  static let mvvmWithClosure = Pattern(
    id: "mvvm", name: "MVVM", summary: "the view gives the view model a closure",
    roles: [.view: "BoundView", .viewModel: "ClosureViewModel"],
    makeScreen: { PlainViewController(BoundView(viewModel: ClosureViewModel(model: $0))) })

  /// MVVM with a text that is computed from the model.
  static let mvvmWithComputedText = Pattern(
    id: "mvvm", name: "MVVM", summary: "the view model computes its text",
    roles: [.view: "ComputedView", .viewModel: "ComputedViewModel"],
    makeScreen: { PlainViewController(ComputedView(viewModel: ComputedViewModel(model: $0))) })

  fileprivate init(
    id: String, name: String, summary: String, roles: [RoleName: String],
    makeScreen: @escaping @MainActor @Sendable (ButtonModel) -> ViewController
  ) {
    let rules = DependencyRules(
      forbidden: [],
      roles: [.button: roles.map { Role($0, is: [$1]) } + [.buttonModel, .digits, .control]])
    self.init(
      id: id, name: name, summary: summary, dependencyRules: rules,
      demos: [.button: { Screen(makeScreen(ButtonModel(digits: $0.digits))) }])
  }
}

private final class PlainViewController: ViewController {
  init(_ subview: View) {
    super.init()
    view.addSubview(subview)
  }
}

/// A label and a button that calls an action.
private class ButtonScreen: ViewController {
  let label = Label()

  override func viewDidLoad() {
    let button = Button(title: "Click me!")
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonScreen.buttonTapped)
  }

  func buttonTapped() {}
}

/// A label and a button in a view.
private class ButtonSubview: View {
  let label = Label()

  override init() {
    super.init()
    let button = Button(title: "Click me!")
    addSubview(label)
    addSubview(button)
    button.addTarget(self, action: ButtonSubview.buttonTapped)
  }

  func buttonTapped() {}
}

// MARK: - Not MVC

private protocol NamingViewDelegate: AnyObject {
  func viewWasTouched()
}

private final class NamingView: ButtonSubview {
  weak var controller: NamedController?

  override func buttonTapped() {
    controller?.changeContent()
    let delegate: (any NamingViewDelegate)? = controller
    delegate?.viewWasTouched()
  }
}

private final class NamedController: ViewController, NamingViewDelegate {
  private let model: ButtonModel
  private let namingView = NamingView()

  init(model: ButtonModel) {
    self.model = model
    super.init()
    namingView.controller = self
  }

  override func viewDidLoad() { view.addSubview(namingView) }

  func changeContent() { model.changeContent() }

  func viewWasTouched() { namingView.label.text = model.content }
}

// MARK: - Not MVP

private protocol CuriousViewProtocol: AnyObject {
  func show(_ content: String)
}

private protocol CuriousPresenterProtocol: AnyObject {
  func buttonTapped()
}

private final class CuriousView: ButtonSubview, CuriousViewProtocol {
  private let model: ButtonModel
  private let presenter: any CuriousPresenterProtocol

  init(model: ButtonModel) {
    self.model = model
    let presenter = CuriousPresenter(model: model)
    self.presenter = presenter
    super.init()
    presenter.view = self
  }

  override func buttonTapped() { presenter.buttonTapped() }

  func show(_ content: String) { label.text = model.content }
}

private final class CuriousPresenter: CuriousPresenterProtocol {
  weak var view: (any CuriousViewProtocol)?
  private let model: ButtonModel

  init(model: ButtonModel) { self.model = model }

  func buttonTapped() {
    model.changeContent()
    view?.show(model.content)
  }
}

// MARK: - MVVM, and not MVVM

private final class BoundView: ButtonSubview {
  private let viewModel: ClosureViewModel

  init(viewModel: ClosureViewModel) {
    self.viewModel = viewModel
    super.init()
    viewModel.contentChanged = { [weak self] content in self?.label.text = content }
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

private final class ClosureViewModel {
  var contentChanged: ((String) -> Void)?
  private let model: ButtonModel

  init(model: ButtonModel) { self.model = model }

  func buttonTapped() {
    model.changeContent()
    contentChanged?(model.content)
  }
}

private final class ComputedView: ButtonSubview {
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
private final class ComputedViewModel {
  var contentText: String { model.content }
  private let model: ButtonModel

  init(model: ButtonModel) { self.model = model }

  func buttonTapped() { model.changeContent() }
}

private final class TalkativeView: ButtonSubview {
  private let viewModel: TalkativeViewModel

  init(model: ButtonModel) {
    viewModel = TalkativeViewModel(model: model)
    super.init()
    viewModel.view = self
  }

  override func buttonTapped() { viewModel.buttonTapped() }

  func show(_ content: String) { label.text = content }
}

private final class TalkativeViewModel {
  weak var view: TalkativeView?
  private let model: ButtonModel

  init(model: ButtonModel) { self.model = model }

  func buttonTapped() {
    model.changeContent()
    view?.show(model.content)
  }
}

// MARK: - Not notification

private struct ContentRequested: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject
}

private final class AnsweredManager: ButtonScreen {
  private let center = NotificationCenter()
  private let worker: AnsweringWorker

  init(model: ButtonModel) {
    worker = AnsweringWorker(model: model, center: center)
    super.init()
    worker.manager = self
  }

  override func buttonTapped() { center.post(ContentRequested()) }

  func show(_ content: String) { label.text = content }
}

private final class AnsweringWorker {
  weak var manager: AnsweredManager?
  private let model: ButtonModel
  private var token: NotificationCenter.ObservationToken?

  init(model: ButtonModel, center: NotificationCenter) {
    self.model = model
    token = center.addObserver(for: ContentRequested.self) { [weak self] _ in
      self?.changeContent()
    }
  }

  private func changeContent() {
    model.changeContent()
    manager?.show(model.content)
  }
}
