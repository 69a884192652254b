import Model
import Observing
import TerminalUI

// stub
// TODO: Add the news list. Sources/MVC/NewsViewController.swift shows all its tasks. Copy the texts
// from there, and divide the tasks among the types of your pattern. How does a worker report new
// articles to the screen?
// 添加新闻列表。全部任务见 Sources/MVC/NewsViewController.swift。文字从那里复制，任务分给你的
// 各个类型。工作者怎样把新的文章报告给界面？

// solution
/// A worker that starts each load of the model and reports each state by calling a closure.
final class NewsWorker {
  var stateChanged: ((NewsModel.State) -> Void)?
  private let model: NewsModel
  private var observation: ObservationToken?

  init(model: NewsModel) {
    self.model = model
  }

  var items: [NewsItem] { model.items }

  /// Reports the present state of the model, and each later one.
  func start() {
    observation = model.observe(\.state) { [weak self] in self?.stateChanged?($0) }
  }

  func load() {
    model.load()
  }
}

/// The screen of the news demo. It also formats dates and counts.
final class NewsScreen: ViewController {
  private let worker: NewsWorker
  private let images: any ImageSource
  private let statusLabel = Label()
  private let tableView = TableView()
  /// The items on the screen. The worker may have newer items that it has not reported yet.
  private var items: [NewsItem] = []

  init(worker: NewsWorker, images: any ImageSource) {
    self.worker = worker
    self.images = images
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.refreshControl.addTarget(self, action: NewsScreen.reload)
    // Weak: the screen owns the worker, and the worker owns the closure.
    worker.stateChanged = { [weak self] state in self?.show(state) }
    // The load starts first, so that the screen does not show the failure of an earlier load.
    reload()
    worker.start()
  }

  private func reload() {
    worker.load()
  }

  private func show(_ state: NewsModel.State) {
    switch state {
    case .idle:
      break
    case .loading:
      statusLabel.text = "Loading…"
    case .loaded:
      items = worker.items
      statusLabel.text = items.isEmpty ? "No news" : ""
      tableView.reloadData()
    case .failed(let error):
      statusLabel.text = ""
      presentOnTop(AlertController(title: "Could not load the news", message: error.description))
    }
  }

  private func dateText(_ date: CalendarDate) -> String {
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return "\(date.day) \(months[date.month - 1]) \(date.year)"
  }

  private func repliesText(_ count: Int) -> String {
    switch count {
    case 1: "1 reply"
    case ..<10_000: "\(count) replies"
    default: "\(count / 1000)K replies"
    }
  }
}

extension NewsScreen: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    items.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let item = items[row]
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = item.title
    cell.detailLabel.text = item.digest
    cell.dateLabel.text = item.date.map(dateText) ?? ""
    cell.accessoryLabel.text = item.replyCount.map(repliesText) ?? ""
    if let address = item.imageAddress {
      cell.imageView.load { [images] in try await images.data(at: address) }
    }
    return cell
  }
}

extension NewsScreen: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    let item = items[row]
    presentOnTop(TextViewController(title: item.title, text: item.content))
  }
}
// end
