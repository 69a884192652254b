import TerminalUI

/// The view of the news list.
///
/// In MVP, a view controller is part of the view, and the view is passive. It shows the values that the
/// presenter passes to it, and forwards what the user does. It knows its presenter by name, and no model.
public final class NewsViewController: ViewController {
  private let presenter: NewsPresenter
  private let statusLabel = Label()
  private let tableView = TableView()
  private var rows: [NewsRow] = []

  public init(presenter: NewsPresenter) {
    self.presenter = presenter
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: NewsViewController.reload)
    // The load starts first, so that the screen does not show the failure of an earlier load.
    reload()
    presenter.attach(self)
  }

  private func reload() { presenter.reload() }
}

extension NewsViewController: NewsViewProtocol {
  public func showStatus(_ text: String) {
    statusLabel.text = text
  }

  public func showRows(_ rows: [NewsRow]) {
    self.rows = rows
    tableView.reloadData()
  }

  public func showAlert(_ alert: NewsAlert) {
    presentOnTop(AlertController(title: alert.title, message: alert.message))
  }
}

extension NewsViewController: TableViewDataSource {
  public func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt index: Int) -> TableViewCell {
    let row = rows[index]
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = row.title
    cell.detailLabel.text = row.detail
    cell.dateLabel.text = row.dateText
    cell.accessoryLabel.text = row.repliesText
    if let address = row.imageAddress {
      cell.imageView.load { [presenter] in try await presenter.imageData(at: address) }
    }
    return cell
  }
}

extension NewsViewController: TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt index: Int) {
    let row = rows[index]
    presentOnTop(TextViewController(title: row.title, text: row.content))
  }
}
