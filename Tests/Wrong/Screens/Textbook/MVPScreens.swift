import Model
import Observing
import TerminalUI

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
