import TerminalUI

/// Shows articles in a table.
///
/// It knows a table and a view model, and nothing about articles.
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
    // Only the way from words to labels is left here: no date, no star, no article.
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = viewModel.titleText(at: row)
    cell.dateLabel.text = viewModel.dateText(at: row)
    return cell
  }
}
