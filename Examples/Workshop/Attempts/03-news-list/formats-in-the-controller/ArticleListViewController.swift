// check: The controller shows the view model’s text and adds nothing to it.
import TerminalUI

/// A screen that shows articles in a table.
///
/// It works, but it formats dates. That is not the responsibility of a controller.
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
    let article = viewModel.articles[row]
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = viewModel.titleText(at: row)
    cell.dateLabel.text = dateText(of: article)
    return cell
  }

  private func dateText(of article: Article) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    return "\(months[article.month - 1]) \(article.day)"
  }
}
