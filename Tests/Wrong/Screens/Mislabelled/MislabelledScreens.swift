import Foundation
import Model
import Observation
import Observing
import TerminalUI

final class PlainViewController: ViewController {
  init(_ subview: View) {
    super.init()
    view.addSubview(subview)
  }
}

/// A label and a button that calls an action.
class ButtonScreen: ViewController {
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
class ButtonSubview: View {
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

protocol NamingViewDelegate: AnyObject {
  func viewWasTouched()
}

final class NamingView: ButtonSubview {
  weak var controller: NamedController?

  override func buttonTapped() {
    controller?.changeNumber()
    let delegate: (any NamingViewDelegate)? = controller
    delegate?.viewWasTouched()
  }
}

final class NamedController: ViewController, NamingViewDelegate {
  private let model: ButtonModel
  private let namingView = NamingView()

  init(model: ButtonModel) {
    self.model = model
    super.init()
    namingView.controller = self
  }

  override func viewDidLoad() { view.addSubview(namingView) }

  func changeNumber() { model.changeNumber() }

  func viewWasTouched() { namingView.label.text = "\(model.number)" }
}

final class GreedyView: ButtonSubview {
  var tapHandler: () -> Void = {}
  private let model: ButtonModel

  init(model: ButtonModel) {
    self.model = model
    super.init()
  }

  override func buttonTapped() {
    model.changeNumber()
    tapHandler()
  }
}

final class LateController: ViewController {
  private let model: ButtonModel
  private let greedyView: GreedyView

  init(model: ButtonModel) {
    self.model = model
    greedyView = GreedyView(model: model)
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(greedyView)
    greedyView.tapHandler = { [weak self] in self?.viewWasTapped() }
  }

  private func viewWasTapped() { greedyView.label.text = "\(model.number)" }
}

// MARK: - Not MVP

protocol CuriousViewProtocol: AnyObject {
  func show(_ content: String)
}

final class CuriousView: ButtonSubview, CuriousViewProtocol {
  enum Fault { case viewReadsPresenter, presenterSetsLabel }

  private let fault: Fault
  private let presenter: CuriousPresenter

  init(_ fault: Fault, model: ButtonModel) {
    self.fault = fault
    presenter = CuriousPresenter(model: model)
    super.init()
    presenter.view = self
    if fault == .presenterSetsLabel { presenter.label = label }
  }

  override func buttonTapped() { presenter.buttonTapped() }

  func show(_ content: String) {
    switch fault {
    case .viewReadsPresenter: label.text = presenter.content
    case .presenterSetsLabel: label.text = content
    }
  }
}

final class CuriousPresenter {
  weak var view: (any CuriousViewProtocol)?
  weak var label: Label?
  var content: String { "\(model.number)" }
  private let model: ButtonModel

  init(model: ButtonModel) { self.model = model }

  func buttonTapped() {
    model.changeNumber()
    view?.show("\(model.number)")
    label?.text = "\(model.number)"
  }
}

// MARK: - MVVM, and not MVVM

final class BoundView: ButtonSubview {
  private let viewModel: ClosureViewModel

  init(viewModel: ClosureViewModel) {
    self.viewModel = viewModel
    super.init()
    viewModel.contentChanged = { [weak self] content in self?.label.text = content }
  }

  override func buttonTapped() { viewModel.buttonTapped() }
}

final class ClosureViewModel {
  var contentChanged: ((String) -> Void)?
  weak var label: Label?
  private let model: ButtonModel

  init(model: ButtonModel) { self.model = model }

  func buttonTapped() {
    model.changeNumber()
    contentChanged?("\(model.number)")
    label?.text = "\(model.number)"
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

final class TalkativeView: ButtonSubview {
  private let viewModel: TalkativeViewModel

  init(model: ButtonModel) {
    viewModel = TalkativeViewModel(model: model)
    super.init()
    viewModel.view = self
  }

  override func buttonTapped() { viewModel.buttonTapped() }

  func show(_ content: String) { label.text = content }
}

final class TalkativeViewModel {
  weak var view: TalkativeView?
  private let model: ButtonModel

  init(model: ButtonModel) { self.model = model }

  func buttonTapped() {
    model.changeNumber()
    view?.show("\(model.number)")
  }
}

// MARK: - Not notification

private struct NumberRequested: NotificationCenter.MainActorMessage {
  typealias Subject = AnyObject
}

final class AnsweredManager: ButtonScreen {
  private let center = NotificationCenter()
  private let worker: AnsweringWorker

  init(model: ButtonModel) {
    worker = AnsweringWorker(model: model, center: center)
    super.init()
    worker.manager = self
  }

  override func buttonTapped() { center.post(NumberRequested()) }

  func show(_ content: String) { label.text = content }
}

final class AnsweringWorker {
  weak var manager: AnsweredManager?
  private let model: ButtonModel
  private var token: NotificationCenter.ObservationToken?

  init(model: ButtonModel, center: NotificationCenter) {
    self.model = model
    token = center.addObserver(for: NumberRequested.self) { [weak self] _ in
      self?.changeNumber()
    }
  }

  private func changeNumber() {
    model.changeNumber()
    manager?.show("\(model.number)")
  }
}

// MARK: - Neither

final class CounterViewController: ButtonScreen {
  private var count = 0

  override func buttonTapped() {
    count += 1
    label.text = "\(count)"
  }
}
