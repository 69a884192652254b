import TerminalUI

/// A screen that shows which articles are unread.
// stub
///
/// It works, but it handles the selection itself. That is not the responsibility of a controller.
// end
final class ArticleListViewController: ViewController {
  private let viewModel: any ArticleListViewModelProtocol
  private let statusLabel = Label()
  private let tableView = TableView()
  // stub
  // TODO: Move this state to the view model.
  // 把这个状态搬到视图模型。
  private var readRows: Set<Int> = []
  // end

  init(viewModel: any ArticleListViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    // stub
    // TODO: Show the texts again when the view model reports a change.
    // 视图模型报告变化时，重新显示文字。
    // solution
    // Weak: the view model stores the closure, and must not retain the screen.
    viewModel.onChange = { [weak self] in self?.showArticles() }
    // end
    showArticles()
  }

  private func showArticles() {
    // stub
    // TODO: Use the texts of the view model instead of its articles.
    // 使用视图模型的文字，不再使用它的文章。
    let count = viewModel.articles.count - readRows.count
    statusLabel.text = count == 0 ? "All read" : "\(count) unread"
    // solution
    statusLabel.text = viewModel.statusText
    // end
    tableView.reloadData()
  }
}

extension ArticleListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    // stub
    viewModel.articles.count
    // solution
    viewModel.numberOfRows
    // end
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    // stub
    let title = viewModel.articles[row].title
    // end
    let cell = tableView.dequeueReusableCell()
    // stub
    cell.titleLabel.text = readRows.contains(row) ? title : "● \(title)"
    // solution
    cell.titleLabel.text = viewModel.titleText(at: row)
    // end
    return cell
  }
}

extension ArticleListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    // stub
    // TODO: Report the selection to the view model.
    // 把选中的行报告给视图模型。
    readRows.insert(row)
    showArticles()
    // solution
    // The view model decides what a selection changes. Its report shows the new texts.
    viewModel.didSelectRow(at: row)
    // end
  }
}
