import Model
import Observing
import TerminalUI

struct TitleRow {
  let title: String
}

/// The presenter passes the rows. It stores the status, and a closure notifies the view.
final class MixedNews: ViewController, TableViewDataSource {
  private let presenter: MixedPresenter
  private let statusLabel = Label()
  private let tableView = TableView()
  private var rows: [TitleRow] = []

  init(model: NewsModel) {
    presenter = MixedPresenter(model: model)
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    presenter.statusChanged = { [weak self] in
      self?.statusLabel.text = self?.presenter.status ?? ""
    }
    presenter.attach(self)
  }

  func show(_ rows: [TitleRow]) {
    self.rows = rows
    tableView.reloadData()
  }

  func numberOfRows(in tableView: TableView) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = rows[row].title
    return cell
  }
}

final class MixedPresenter {
  private(set) var status = "" { didSet { statusChanged?() } }
  var statusChanged: (() -> Void)?
  private let model: NewsModel
  private weak var view: MixedNews?
  private var observation: ObservationToken?

  init(model: NewsModel) { self.model = model }

  func attach(_ view: MixedNews) {
    self.view = view
    model.load()
    observation = model.observe(\.state) { [weak self] in self?.show($0) }
  }

  private func show(_ state: NewsModel.State) {
    status = state == .loading ? "Loading…" : ""
    if state == .loaded { view?.show(model.items.map { shortened(TitleRow(title: $0.title)) }) }
  }

  private func shortened(_ row: TitleRow) -> TitleRow {
    TitleRow(title: String(row.title.prefix(9)))
  }
}
