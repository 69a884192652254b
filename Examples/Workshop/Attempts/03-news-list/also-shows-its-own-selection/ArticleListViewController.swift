// check: The controller must not change a text itself. It waits for `onChange`.
import TerminalUI

/// A screen that shows which articles are unread.
final class ArticleListViewController: ViewController {
  private let viewModel: any ArticleListViewModelProtocol
  private let statusLabel = Label()
  private let tableView = TableView()

  init(viewModel: any ArticleListViewModelProtocol) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(statusLabel)
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.delegate = self
    // Weak: the view model stores the closure, and must not retain the screen.
    viewModel.onChange = { [weak self] in self?.showArticles() }
    showArticles()
  }

  private func showArticles() {
    statusLabel.text = viewModel.statusText
    tableView.reloadData()
  }
}

extension ArticleListViewController: TableViewDataSource {
  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = viewModel.titleText(at: row)
    return cell
  }
}

extension ArticleListViewController: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    // The view model decides what a selection changes. Its report shows the new texts.
    viewModel.didSelectRow(at: row)
    showArticles()
  }
}
