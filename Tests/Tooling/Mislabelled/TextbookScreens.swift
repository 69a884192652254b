import Foundation
import Model
import Observation
import Observing
import PatternKit
import TerminalUI
import Testing

/// A screen as a reader writes it, and the name that the field guide gives it.
nonisolated struct TextbookScreen: CustomTestStringConvertible, Sendable {
  let pattern: Pattern
  var testDescription: String { "\(pattern.name), \(pattern.summary)" }

  private init(
    _ name: String, _ form: LocalizedText, news: Pattern.Wiring? = nil,
    button: @escaping @MainActor @Sendable (ButtonModel) -> ViewController
  ) {
    var demos: [Demo: Pattern.Wiring] = [
      .button: { Screen(button(ButtonModel(digits: $0.digits))) }
    ]
    demos[.news] = news
    pattern = Pattern(id: "yours", name: name, summary: form, demos: demos)
  }

  /// A screen with a model of its own.
  private init(
    _ name: String, _ form: LocalizedText,
    digits button: @escaping @MainActor @Sendable (any DigitSource) -> ViewController
  ) {
    pattern = Pattern(
      id: "yours", name: name, summary: form, demos: [.button: { Screen(button($0.digits)) }])
  }

  static let all = [
    TextbookScreen("MVP", "the view by protocol") { model in
      PresentedScreen(model) { ProtocolPresenter(model: $0, view: $1) }
    },
    TextbookScreen(
      "MVP", "the view by protocol, and a news list",
      news: { Screen(PresentedNews(model: NewsModel(source: $0.news))) },
      button: { model in PresentedScreen(model) { ProtocolPresenter(model: $0, view: $1) } }),
    TextbookScreen("MVP", "the view by class") { model in
      PresentedScreen(model) { ClassPresenter(model: $0, view: $1) }
    },
    TextbookScreen("MVP", "the label by class") { model in
      PresentedScreen(model) { LabelPresenter(model: $0, label: $1.label) }
    },
    TextbookScreen("MVP", "view and presenter by class") { ClassScreen(model: $0) },
    TextbookScreen("MVP", "a view of its own") { WiredScreen(model: $0) },
    TextbookScreen("MVP", "a view that passes its text on") { ForwardingScreen(model: $0) },
    TextbookScreen("MVC", "one object") { PlainController(model: $0) },
    TextbookScreen("MVC", "a formatter") { FormattingController(model: $0) },
    TextbookScreen("MVC", "an observed model") { ObservingController(model: $0) },
    TextbookScreen("MVC", "a view of its own") { DelegateController(model: $0) },
    TextbookScreen("MVC", "a worker with a closure") { ManagingController(model: $0) },
    TextbookScreen("MVC", "a model of its own", digits: { OwnModelController(digits: $0) }),
    TextbookScreen("MVVM", "a model of its own", digits: { OwnModelScreen(digits: $0) }),
    TextbookScreen("MVVM", "a closure") { ClosureScreen(model: $0) },
    TextbookScreen("MVVM", "an observed text") { ObservedScreen(model: $0) },
    TextbookScreen("MVVM", "an object that stores the text") { BoxScreen(model: $0) },
    TextbookScreen("MVVM", "a delegate that announces") { ListeningScreen(model: $0) },
    TextbookScreen("MVVM", "a message that announces") { MessageScreen(model: $0) },
    TextbookScreen("MVVM", "a view of its own") {
      PlainViewController(ComputedView(viewModel: ComputedViewModel(model: $0)))
    },
    TextbookScreen("MVVM without a binding", "a text that is read") { ReadingScreen(model: $0) },
    TextbookScreen("MVVM without a binding", "a closure with each call") {
      CompletionScreen(model: $0)
    },
    TextbookScreen("no middle object", "a view that shows the model") { ShownModel(model: $0) },
  ]
}

/// An object that holds the model, as a presenter or a view model does.
class ModelHolder {
  let model: ButtonModel

  init(model: ButtonModel) { self.model = model }
}

// MARK: - MVP

protocol TextShowing: AnyObject {
  func show(_ text: String)
}

protocol TapHandling: AnyObject {
  func viewDidLoad()
  func buttonTapped()
}

/// The view holds its presenter by protocol.
final class PresentedScreen: ButtonScreen, TextShowing {
  private var presenter: (any TapHandling)?

  init(_ model: ButtonModel, presenter: (ButtonModel, PresentedScreen) -> any TapHandling) {
    super.init()
    self.presenter = presenter(model, self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter?.viewDidLoad()
  }

  override func buttonTapped() { presenter?.buttonTapped() }

  func show(_ text: String) { label.text = text }
}

final class ProtocolPresenter: TapHandling {
  private let model: ButtonModel
  private weak var view: (any TextShowing)?

  init(model: ButtonModel, view: any TextShowing) { (self.model, self.view) = (model, view) }

  func viewDidLoad() { view?.show("\(model.number)") }

  func buttonTapped() {
    model.changeNumber()
    view?.show("\(model.number)")
  }
}

final class ClassPresenter: TapHandling {
  private let model: ButtonModel
  private weak var view: PresentedScreen?

  init(model: ButtonModel, view: PresentedScreen) { (self.model, self.view) = (model, view) }

  func viewDidLoad() { view?.show("\(model.number)") }

  func buttonTapped() {
    model.changeNumber()
    view?.show("\(model.number)")
  }
}

final class LabelPresenter: TapHandling {
  private let model: ButtonModel
  private let label: Label

  init(model: ButtonModel, label: Label) { (self.model, self.label) = (model, label) }

  func viewDidLoad() { label.text = "\(model.number)" }

  func buttonTapped() {
    model.changeNumber()
    label.text = "\(model.number)"
  }
}

/// Both hold each other by class.
final class ClassScreen: ButtonScreen {
  private let presenter: ClassScreenPresenter

  init(model: ButtonModel) {
    presenter = ClassScreenPresenter(model: model)
    super.init()
    presenter.view = self
  }

  override func buttonTapped() { presenter.buttonTapped() }

  func show(_ text: String) { label.text = text }
}

final class ClassScreenPresenter: ModelHolder {
  weak var view: ClassScreen?

  func buttonTapped() {
    model.changeNumber()
    view?.show("\(model.number)")
  }
}

protocol TapDelegate: AnyObject {
  func viewDidTap(_ view: DelegatingView)
}

/// A view as article C draws it. It holds its delegate by protocol, and shows a text.
final class DelegatingView: ButtonSubview, TextShowing {
  weak var delegate: (any TapDelegate)?

  var content: String {
    get { label.text }
    set { label.text = newValue }
  }

  override func buttonTapped() { delegate?.viewDidTap(self) }

  func show(_ text: String) { content = text }
}

/// The view controller only connects a view with its presenter.
final class WiredScreen: ViewController {
  private let delegatingView = DelegatingView()
  private let presenter: ViewPresenter

  init(model: ButtonModel) {
    presenter = ViewPresenter(model: model)
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(delegatingView)
    delegatingView.delegate = presenter
    presenter.view = delegatingView
  }
}

final class ViewPresenter: ModelHolder, TapDelegate {
  weak var view: (any TextShowing)?

  func viewDidTap(_ view: DelegatingView) {
    model.changeNumber()
    self.view?.show("\(model.number)")
  }
}

/// The view controller passes the text of the presenter to a view of its own.
final class ForwardingScreen: ViewController, TextShowing, TapDelegate {
  private let delegatingView = DelegatingView()
  private var presenter: (any TapHandling)?

  init(model: ButtonModel) {
    super.init()
    presenter = ProtocolPresenter(model: model, view: self)
  }

  override func viewDidLoad() {
    view.addSubview(delegatingView)
    delegatingView.delegate = self
  }

  func viewDidTap(_ view: DelegatingView) { presenter?.buttonTapped() }

  func show(_ text: String) { delegatingView.content = text }
}

protocol NewsShowing: AnyObject {
  func show(status: String)
  func reloadRows()
}

/// The view reads its rows from the presenter, as many tutorials do.
final class PresentedNews: ViewController, NewsShowing, TableViewDataSource {
  private let presenter: RowPresenter
  private let statusLabel = Label()
  private let tableView = TableView()

  init(model: NewsModel) {
    presenter = RowPresenter(model: model)
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.refreshControl.addTarget(self, action: PresentedNews.reload)
    presenter.attach(self)
    reload()
  }

  private func reload() { presenter.reload() }

  func show(status: String) { statusLabel.text = status }

  func reloadRows() { tableView.reloadData() }

  func numberOfRows(in tableView: TableView) -> Int { presenter.numberOfRows }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = presenter.title(at: row)
    return cell
  }
}

final class RowPresenter {
  private let model: NewsModel
  private weak var view: (any NewsShowing)?
  private var observation: ObservationToken?

  init(model: NewsModel) { self.model = model }

  var numberOfRows: Int { model.items.count }

  func title(at row: Int) -> String { model.items[row].title }

  func attach(_ view: any NewsShowing) {
    self.view = view
    observation = model.observe(\.state) { [weak self] state in
      self?.view?.show(status: state == .loading ? "Loading…" : "")
      self?.view?.reloadRows()
    }
  }

  func reload() { model.load() }
}

// MARK: - A model of its own

final class OwnModel {
  private(set) var number = 2333
  private let digits: any DigitSource

  init(digits: any DigitSource) { self.digits = digits }

  func changeNumber() { number = digits.nextDigit() }
}

final class OwnModelController: ButtonScreen {
  private let model: OwnModel

  init(digits: any DigitSource) {
    model = OwnModel(digits: digits)
    super.init()
  }

  override func buttonTapped() {
    model.changeNumber()
    label.text = "\(model.number)"
  }
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

// MARK: - MVC

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

final class ObservingController: PlainController {
  private var observation: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = model.observe(\.number) { [weak self] in self?.label.text = "\($0)" }
  }

  override func buttonTapped() { model.changeNumber() }
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

// MARK: - MVVM

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
