import TerminalUI

/// A screen that shows which articles are unread.
///
/// It works, but it handles the selection itself. That is not the responsibility of a controller.
final class ArticleListViewController: ViewController {
  private let viewModel: any ArticleListViewModelProtocol
  private let statusLabel = Label()
  private let tableView = TableView()
  // TODO: Move this state to the view model.
  // 把这个状态搬到视图模型。
  private var readRows: Set<Int> = []

  init(viewModel: any ArticleListViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    // TODO: Show the texts again when the view model reports a change.
    // 视图模型报告变化时，重新显示文字。
    showArticles()
  }

  private func showArticles() {
    // TODO: Use the texts of the view model instead of its articles.
    // 使用视图模型的文字，不再使用它的文章。
    let count = viewModel.articles.count - readRows.count
    statusLabel.text = count == 0 ? "All read" : "\(count) unread"
    tableView.reloadData()
  }
}

extension ArticleListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.articles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let title = viewModel.articles[row].title
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = readRows.contains(row) ? title : "● \(title)"
    return cell
  }
}

extension ArticleListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    // TODO: Report the selection to the view model.
    // 把选中的行报告给视图模型。
    readRows.insert(row)
    showArticles()
  }
}
