// check: The view model formats titles and adds the star.
import TerminalUI

/// A screen that shows articles in a table.
///
/// It depends on a table and a view model, but not on articles.
final class ArticleListViewController: ViewController, TableViewDataSource {
  private let viewModel: any ArticleListText
  private let tableView = TableView()

  init(viewModel: any ArticleListText) {
    self.viewModel = viewModel
    super.init()
  }

  override func viewDidLoad() {
    view.addSubview(tableView)
    tableView.dataSource = self
    tableView.reloadData()
  }

  func numberOfRows(in tableView: TableView) -> Int {
    viewModel.numberOfRows
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    let star = viewModel.articles[row].isPremium ? "★ " : ""
    cell.titleLabel.text = star + viewModel.titleText(at: row)
    cell.dateLabel.text = viewModel.dateText(at: row)
    return cell
  }
}
