public import Model
import Observation
public import TerminalUI

/// The controller of the news list.
///
/// In MVC, table and model do not know each other. The controller observes the model, formats dates and
/// counts, and is the table’s data source and delegate.
public final class NewsViewController: ViewController {
  private let model: NewsModel
  private let images: any ImageSource
  private let statusLabel = Label()
  private let tableView = TableView()
  /// The items on the screen. The items of the model may be newer and not delivered yet.
  private var items: [NewsItem] = []
  private var observation: Task<Void, Never>?

  public init(model: NewsModel, images: any ImageSource) {
    self.model = model
    self.images = images
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: NewsViewController.reload)
    // `immediate` shows the current state first. The task retains the model, but not this object.
    observation = Task.immediate { [weak self, model] in
      for await state in Observations({ model.state }) { self?.show(state) }
    }
    reload()
  }

  private func reload() {
    model.load()
  }

  private func show(_ state: NewsModel.State) {
    switch state {
    case .loading:
      statusLabel.text = "Loading…"
    case .loaded:
      items = model.items
      statusLabel.text = items.isEmpty ? "No news" : ""
      tableView.reloadData()
    case .failed(let error):
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

  // The last reference can end on any thread. `isolated` runs this on the main actor.
  isolated deinit { observation?.cancel() }
}

extension NewsViewController: TableViewDataSource {
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

extension NewsViewController: TableViewDelegate {
  public func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let item = items[row]
    present(TextViewController(title: item.title, text: item.content))
  }
}
