import Catalog
import Contract
import Model
import TerminalUI

// Three button demos that behave correctly and have the name of another pattern.

extension Pattern {
  /// An “MVVM” whose view model calls its view.
  nonisolated static let talkativeMVVM = Pattern(
    id: "mislabelled", name: "MVVM", summary: "the view model calls the view",
    demos: [.button: { Screen(MislabelledViewController(TalkativeView(digits: $0.digits))) }])

  /// A “delegate” whose worker calls the manager by its concrete type.
  nonisolated static let directDelegate = Pattern(
    id: "mislabelled", name: "Delegate", summary: "the worker calls the manager by name",
    demos: [.button: { Screen(DirectManager(worker: DirectWorker(digits: $0.digits))) }])

  /// An “MVP” whose view calls the model directly.
  nonisolated static let curiousMVP = Pattern(
    id: "mislabelled", name: "MVP", summary: "the view uses the model",
    demos: [.button: { Screen(MislabelledViewController(CuriousView(digits: $0.digits))) }])
}

private final class MislabelledViewController: ViewController {
  init(_ subview: View) {
    super.init()
    view.addSubview(subview)
  }
}

// MARK: MVVM

private final class TalkativeView: View {
  let label = Label()
  private let button = Button(title: "Click me!")
  private let viewModel: TalkativeViewModel

  init(digits: any DigitSource) {
    viewModel = TalkativeViewModel(model: ButtonModel(digits: digits))
    super.init()
    viewModel.view = self
    addSubview(label)
    addSubview(button)
    button.addTarget(self, action: TalkativeView.buttonTapped)
  }

  private func buttonTapped() { viewModel.buttonTapped() }

  func show(_ text: String) { label.text = text }
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

// MARK: Delegate

private protocol DirectWorkerDelegate: AnyObject {
  func workerDidChangeContent(_ worker: DirectWorker)
}

private final class DirectManager: ViewController, DirectWorkerDelegate {
  private let worker: DirectWorker
  private let label = Label()
  private let button = Button(title: "Click me!")

  init(worker: DirectWorker) {
    self.worker = worker
    super.init()
    worker.manager = self
  }

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: DirectManager.buttonTapped)
  }

  private func buttonTapped() { worker.changeContent() }

  func workerDidChangeContent(_ worker: DirectWorker) { label.text = worker.content }
}

private final class DirectWorker {
  /// The manager by its concrete type. The delegate protocol exists but is not used.
  weak var manager: DirectManager?
  private let model: ButtonModel

  init(digits: any DigitSource) { model = ButtonModel(digits: digits) }

  var content: String { model.content }

  func changeContent() {
    model.changeContent()
    manager?.workerDidChangeContent(self)
  }
}

// MARK: MVP

private protocol CuriousViewDelegate: AnyObject {
  func viewDidPress(_ view: CuriousView)
}

private final class CuriousView: View {
  let label = Label()
  private let button = Button(title: "Click me!")
  private let model: ButtonModel
  private let presenter: CuriousPresenter

  init(digits: any DigitSource) {
    model = ButtonModel(digits: digits)
    presenter = CuriousPresenter(model: model)
    super.init()
    addSubview(label)
    addSubview(button)
    button.addTarget(self, action: CuriousView.buttonTapped)
  }

  private func buttonTapped() {
    model.changeContent()
    let delegate: any CuriousViewDelegate = presenter
    delegate.viewDidPress(self)
  }
}

private final class CuriousPresenter: CuriousViewDelegate {
  private let model: ButtonModel

  init(model: ButtonModel) { self.model = model }

  func viewDidPress(_ view: CuriousView) { view.label.text = model.content }
}
