import Foundation
import TerminalUI

/// What a view needs of its presenter.
public protocol NewsPresenterProtocol: AnyObject {
  /// Called when the view has been loaded.
  func attach(_ view: any NewsViewProtocol)
  /// Called when the user requests the latest news.
  func reload()
  /// Called when the user selects a row.
  func didSelectRow(at row: Int)
  /// Called when a row with a picture becomes visible.
  func imageData(at address: String) async throws -> Data
}

/// The view of the news list.
///
/// In MVP, a view controller is part of the view, and the view is passive. It shows the values that the
/// presenter pushes, and reports what the user does. It knows its presenter by protocol only. It knows
/// no model.
public final class NewsViewController: ViewController {
  private let presenter: any NewsPresenterProtocol
  private let statusLabel = Label()
  private let tableView = TableView()
  private var rows: [NewsRow] = []

  public init(presenter: any NewsPresenterProtocol) {
    self.presenter = presenter
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: NewsViewController.reload)
    presenter.attach(self)
    reload()
  }

  private func reload() {
    presenter.reload()
  }
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

  public func showContent(_ text: String, title: String) {
    presentOnTop(TextViewController(title: title, text: text))
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
      cell.imageView.load { [presenter] in try await presenter.imageData(at: address) }
    }
    return cell
  }
}

extension NewsViewController: TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    presenter.didSelectRow(at: row)
  }
}
