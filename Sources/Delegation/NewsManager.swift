public import Model
public import TerminalUI

/// The manager of the news list. It has the worker load the news, formats dates and counts, and shows the
/// rows.
///
/// In delegation, the manager knows the worker by name and is its delegate.
public final class NewsManager: ViewController {
  private let worker: NewsWorker
  private let images: any ImageSource
  private let statusLabel = Label()
  private let tableView = TableView()
  private var items: [NewsItem] = []

  public init(worker: NewsWorker, images: any ImageSource) {
    self.worker = worker
    self.images = images
    super.init()
    worker.delegate = self
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
    worker.loadNews()
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

extension NewsManager: NewsWorkerDelegate {
  public func newsWorker(_ worker: NewsWorker, didLoad items: [NewsItem]) {
    self.items = items
    statusLabel.text = items.isEmpty ? "No news" : ""
    tableView.reloadData()
  }

  public func newsWorker(_ worker: NewsWorker, didFailWith error: LoadError) {
    statusLabel.text = ""
    present(Alert(title: "Could not load the news", message: error.description))
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
