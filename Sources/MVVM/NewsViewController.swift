import Observation
public import TerminalUI

/// The view of the news list.
///
/// In MVVM, a view controller is part of the view. It is bound to its view model and shows the values
/// that the binding delivers. It knows no model.
public final class NewsViewController: ViewController {
  private let viewModel: NewsViewModel
  private let statusLabel = Label()
  private let tableView = TableView()
  /// The rows on the screen. The rows of the view model may be newer and not delivered yet.
  private var rows = NewsRows()
  private var bindings: [Task<Void, Never>] = []

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
    // `immediate` shows the current values first. The tasks retain the view model, but not this view.
    bindings = [
      Task.immediate { [weak self, viewModel] in
        for await text in Observations({ viewModel.statusText }) { self?.showStatus(text) }
      },
      Task.immediate { [weak self, viewModel] in
        for await rows in Observations({ viewModel.rows }) { self?.showRows(rows) }
      },
      Task.immediate { [weak self, viewModel] in
        for await alert in Observations({ viewModel.alert }) { self?.showAlert(alert) }
      },
    ]
    reload()
  }

  private func reload() {
    viewModel.reload()
  }

  private func showStatus(_ text: String) {
    statusLabel.text = text
  }

  private func showRows(_ rows: NewsRows) {
    self.rows = rows
    tableView.reloadData()
  }

  private func showAlert(_ alert: NewsAlert?) {
    guard let alert else { return }
    let viewController = Alert(title: alert.title, message: alert.message) { [viewModel] in
      viewModel.alertDismissed()
    }
    present(viewController)
  }

  // The last reference can end on any thread. `isolated` runs this on the main actor.
  isolated deinit {
    for binding in bindings { binding.cancel() }
  }
}

extension NewsViewController: TableViewDataSource {
  public func numberOfRows(in tableView: TableView) -> Int {
    rows.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let item = rows[row]
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = item.title
    cell.detailLabel.text = item.detail
    cell.dateLabel.text = item.dateText
    cell.accessoryLabel.text = item.repliesText
    if let address = item.imageAddress {
      cell.imageView.load { [viewModel] in try await viewModel.imageData(at: address) }
    }
    return cell
  }
}

extension NewsViewController: TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let item = rows[row]
    present(TextViewController(title: item.title, text: item.content))
  }
}
