public import Foundation
public import TerminalUI

/// What a view needs of its presenter.
public protocol NewsPresenterProtocol: AnyObject {
  /// Called when the view has been loaded.
  func attach(_ view: any NewsViewProtocol)
  /// Called when the user requests the latest news.
  func reload()
  /// Called when the user selects a row.
  func didSelectRow(at row: Int)

  var numberOfRows: Int { get }
  func row(at row: Int) -> NewsRow
  func imageData(at address: String) async throws -> Data
}

/// The view of the news list.
///
/// In MVP, the view is passive. It shows what the presenter tells it to show, and it reports what the
/// user does. A view controller is part of the view. It knows its presenter by protocol only. It knows
/// no model.
public final class NewsViewController: ViewController {
  private let presenter: any NewsPresenterProtocol
  private let statusLabel = Label()
  private let tableView = TableView()

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

  public func reloadRows() {
    tableView.reloadData()
  }

  public func showContent(_ text: String, title: String) {
    present(TextViewController(title: title, text: text))
  }

  public func showAlert(_ message: String, title: String) {
    present(Alert(title: title, message: message))
  }
}

extension NewsViewController: TableViewDataSource {
  public func numberOfRows(in tableView: TableView) -> Int {
    presenter.numberOfRows
  }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let item = presenter.row(at: row)
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
