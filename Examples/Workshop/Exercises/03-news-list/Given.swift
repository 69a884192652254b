// Given code. Do not change it: `check` restores this file.
// 给定的代码，不要修改：`check` 会恢复这个文件。

/// An article in the list.
struct Article: Equatable {
  var title: String
}

/// The part of a view model that the controller uses.
protocol ArticleListViewModelProtocol: AnyObject {
  /// The articles. After your change, the controller no longer uses them.
  var articles: [Article] { get }
  /// Called after the texts have changed.
  var onChange: (() -> Void)? { get set }

  /// The line above the rows, “2 unread” or “All read”.
  var statusText: String { get }
  var numberOfRows: Int { get }
  /// The title. The title of an unread article starts with a dot, “● Bread”.
  func titleText(at row: Int) -> String
  /// Called when the user selects a row. The article is then read.
  func didSelectRow(at row: Int)
}
