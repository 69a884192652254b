public import Foundation
public import TerminalUI

/// One row in words, as a view needs it.
public struct NewsRow {
  public let title: String
  public let detail: String
  public let date: String
  public let replies: String
  /// Loads the picture, where there is one.
  public let loadImage: (() async throws -> Data)?

  public init(
    title: String, detail: String, date: String, replies: String,
    loadImage: (() async throws -> Data)?
  ) {
    self.title = title
    self.detail = detail
    self.date = date
    self.replies = replies
    self.loadImage = loadImage
  }
}

/// An object that answers what a news view shows, and hears what the user does in it.
public protocol NewsViewDelegate: AnyObject {
  /// Tells the delegate that the user asked for the latest news.
  func newsViewDidAskForReload(_ newsView: any NewsViewProtocol)
  func numberOfRows(in newsView: any NewsViewProtocol) -> Int
  /// The words of a row that comes into sight.
  func newsView(_ newsView: any NewsViewProtocol, contentForRow row: Int) -> NewsRow
  /// Tells the delegate that the user opened a row.
  func newsView(_ newsView: any NewsViewProtocol, didSelectRowAt row: Int)
}

/// A line of status above a table.
///
/// In MVP the view is passive: it shows what it is told, asks its delegate for the
/// words of each row, and tells it what the user did. It knows no model, and nobody
/// above it by name.
public final class NewsView: View {
  public weak var delegate: (any NewsViewDelegate)?

  private let statusLabel = Label()
  private let tableView = TableView()

  public override init() {
    super.init()
    addSubview(statusLabel)
    addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: NewsView.reload)
  }

  private func reload() {
    delegate?.newsViewDidAskForReload(self)
  }
}

extension NewsView: NewsViewProtocol {
  public func showStatus(_ text: String) {
    statusLabel.text = text
  }

  public func reloadRows() {
    tableView.reloadData()
  }

  public func showContent(_ text: String, title: String) {
    window?.rootViewController.present(TextViewController(title: title, text: text))
  }

  public func showAlert(_ message: String, title: String) {
    window?.rootViewController.present(Alert(title: title, message: message))
  }
}

extension NewsView: TableViewDataSource {
  public func numberOfRows(in tableView: TableView) -> Int {
    delegate?.numberOfRows(in: self) ?? 0
  }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    guard let newsRow = delegate?.newsView(self, contentForRow: row) else { return cell }
    cell.titleLabel.text = newsRow.title
    cell.detailLabel.text = newsRow.detail
    cell.dateLabel.text = newsRow.date
    cell.accessoryLabel.text = newsRow.replies
    if let loadImage = newsRow.loadImage { cell.imageView.load(loadImage) }
    return cell
  }
}

extension NewsView: TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    delegate?.newsView(self, didSelectRowAt: row)
  }
}
