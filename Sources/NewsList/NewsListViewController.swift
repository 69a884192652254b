import Model
import TerminalUI

/// The screen of the news list: a line of status, a table, and an alert after a failed load.
///
/// A manager inherits this screen, as an app inherits `UITableViewController`. The manager adds only how
/// it talks to its worker. The screen formats dates and counts.
open class NewsListViewController: ViewController {
  private let images: any ImageSource
  private let statusLabel = Label()
  private let tableView = TableView()
  private var items: [NewsItem] = []

  public init(images: any ImageSource) {
    self.images = images
    super.init()
  }

  open override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: NewsListViewController.reload)
    reload()
  }

  /// Shows that the news is loading. A subclass overrides this method to start the load.
  open func reload() {
    statusLabel.text = "Loading…"
  }

  /// Shows the rows of a load.
  public func show(_ items: [NewsItem]) {
    self.items = items
    statusLabel.text = items.isEmpty ? "No news" : ""
    tableView.reloadData()
  }

  /// Shows why a load failed. The rows of the previous load stay.
  public func show(_ error: LoadError) {
    statusLabel.text = ""
    presentOnTop(AlertController(title: "Could not load the news", message: error.description))
  }

  private func formattedDate(_ date: CalendarDate) -> String {
    let months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(separator: " ")
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

extension NewsListViewController: TableViewDataSource {
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

extension NewsListViewController: TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let item = items[row]
    presentOnTop(TextViewController(title: item.title, text: item.content))
  }
}
