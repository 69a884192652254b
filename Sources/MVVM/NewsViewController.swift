import Observing
import TerminalUI

/// The view of the news list.
///
/// In MVVM, a view controller is part of the view, and the view is bound to its view model. It shows the
/// values that the view model publishes, and forwards what the user does. It knows its view model by name,
/// and no model.
public final class NewsViewController: ViewController {
  private let viewModel: NewsViewModel
  private let statusLabel = Label()
  private let tableView = TableView()
  /// The rows on the screen. The rows of the view model may be newer and not delivered yet.
  private var rows: [NewsRow] = []
  private weak var alertController: AlertController?
  private var observations: [ObservationToken] = []

  public init(viewModel: NewsViewModel) {
    self.viewModel = viewModel
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: NewsViewController.reload)
    reload()
    observations = [
      viewModel.observe(\.statusText) { [weak self] in self?.showStatus($0) },
      viewModel.observe(\.rows) { [weak self] in self?.showRows($0) },
      viewModel.observe(\.alert) { [weak self] in self?.showAlert($0) },
    ]
  }

  private func reload() { viewModel.reload() }
}

extension NewsViewController {
  private func showStatus(_ text: String) {
    statusLabel.text = text
  }

  private func showRows(_ rows: [NewsRow]) {
    self.rows = rows
    tableView.reloadData()
  }

  /// Shows the alert instead of the previous one. Shows none if there is none any more.
  private func showAlert(_ alert: NewsAlert?) {
    alertController?.dismiss()
    guard let alert else { return }
    let controller = AlertController(title: alert.title, message: alert.message) { [viewModel] in
      viewModel.dismiss(alert)
    }
    presentOnTop(controller)
    alertController = controller
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
      cell.imageView.load { [viewModel] in try await viewModel.imageData(at: address) }
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
