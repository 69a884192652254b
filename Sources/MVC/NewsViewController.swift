import Model
import Observing
import TerminalUI

/// The controller of the news list.
///
/// In MVC, table and model do not know each other. The controller observes the model, formats dates and
/// counts, and is the table’s data source and delegate.
/// `Tests/MVCTests/NewsTests.swift` shows how it is used.
public final class NewsViewController: ViewController {
  private let model: NewsModel
  private let images: any ImageSource
  private let statusLabel = Label()
  private let tableView = TableView()
  /// The items on the screen. The items of the model may be newer and not delivered yet.
  private var items: [NewsItem] = []
  private var observation: ObservationToken?

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
    // The load starts first, so that the screen does not show the failure of an earlier load.
    reload()
    // The rows of an earlier load, which the states `loading` and `failed` do not change.
    updateRows()
    observation = model.observe(\.state) { [weak self] in self?.stateChanged(to: $0) }
  }

  private func reload() { model.load() }

  private func stateChanged(to state: NewsModel.State) {
    switch state {
    case .idle: break
    case .loading: statusLabel.text = "Loading…"
    case .loaded:
      updateRows()
      statusLabel.text = items.isEmpty ? "No news" : ""
    case .failed(let error):
      statusLabel.text = ""
      presentOnTop(AlertController(title: "Could not load the news", message: error.description))
    }
  }

  private func updateRows() {
    items = model.items
    tableView.reloadData()
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
    presentOnTop(TextViewController(title: item.title, text: item.content))
  }
}
