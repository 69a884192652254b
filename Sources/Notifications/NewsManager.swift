public import Foundation
public import Model
public import TerminalUI

/// The manager of the news list. It has the worker load the news, formats dates and counts, and shows the
/// rows.
///
/// In notification, the manager posts one message and observes another one. It knows the notification
/// center, and no worker.
public final class NewsManager: ViewController {
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?
  private let images: any ImageSource
  private let statusLabel = Label()
  private let tableView = TableView()
  private var items: [NewsItem] = []

  public init(center: NotificationCenter, images: any ImageSource) {
    self.center = center
    self.images = images
    super.init()
    token = center.addObserver(for: NewsLoadFinished.self) { [weak self] message in
      self?.newsLoaded(message.result)
    }
  }

  public override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: NewsManager.reload)
    reload()
  }

  private func reload() {
    statusLabel.text = "Loading…"
    center.post(ReloadRequested())
  }

  private func newsLoaded(_ result: Result<[NewsItem], LoadError>) {
    switch result {
    case .success(let items):
      self.items = items
      statusLabel.text = items.isEmpty ? "No news" : ""
      tableView.reloadData()
    case .failure(let error):
      statusLabel.text = ""
      present(Alert(title: "Could not load the news", message: error.description))
    }
  }

  private func formattedDate(_ date: CalendarDate) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(date.day) \(months[date.month - 1]) \(date.year)"
  }

  private func formattedReplies(_ count: Int) -> String {
    switch count {
    case 1: "1 reply"
    case ..<10_000: "\(count) replies"
    default: "\(count / 1000)K replies"
    }
  }
}

extension NewsManager: TableViewDataSource {
  public func numberOfRows(in tableView: TableView) -> Int {
    items.count
  }

  public func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let item = items[row]
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = item.title
    cell.detailLabel.text = item.digest
    cell.dateLabel.text = item.date.map(formattedDate) ?? ""
    cell.accessoryLabel.text = item.replyCount.map(formattedReplies) ?? ""
    if let address = item.imageAddress {
      cell.imageView.load { [images] in try await images.data(at: address) }
    }
    return cell
  }
}

extension NewsManager: TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let item = items[row]
    present(TextViewController(title: item.title, text: item.content))
  }
}
