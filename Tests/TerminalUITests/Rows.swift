@testable import TerminalUI

/// A data source that notes what it is asked, and a delegate that notes what it is told.
final class Rows: TableViewDataSource, TableViewDelegate {
  var count: Int
  /// What a row says, besides its number.
  var details: [Int: String] = [:]

  private(set) var countQueries = 0
  private(set) var askedRows: [Int] = []
  private(set) var openedRows: [Int] = []
  /// Every cell that was ever filled in, once.
  private(set) var cells: [TableViewCell] = []
  /// What the cells said when they came from the table.
  private(set) var textsOfDequeuedCells: Set<String> = []

  init(_ count: Int) {
    self.count = count
  }

  func numberOfRows(in tableView: TableView) -> Int {
    countQueries += 1
    return count
  }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    askedRows.append(row)
    let cell = tableView.dequeueReusableCell()
    if !cells.contains(where: { $0 === cell }) { cells.append(cell) }
    textsOfDequeuedCells.insert(cell.text)
    cell.titleLabel.text = "Row \(row)"
    cell.detailLabel.text = details[row] ?? ""
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    openedRows.append(row)
  }

  /// Forgets what was asked so far.
  func forgetQueries() {
    countQueries = 0
    askedRows = []
  }
}

extension TableViewCell {
  /// Everything that the cell says.
  var text: String {
    [titleLabel, dateLabel, detailLabel, accessoryLabel].map(\.text).joined() + imageView.text
  }
}

/// A table in a window, with its rows.
struct TableScreen {
  let rows: Rows
  let tableView = TableView()
  let window: Window

  init(rows count: Int) {
    rows = Rows(count)
    window = TerminalUITests.window(showing: tableView)
    tableView.dataSource = rows
    tableView.delegate = rows
    tableView.reloadData()
  }

  /// The numbers of the rows in sight, the selected one marked.
  func frame(height: Int) -> String {
    window.frame(width: 20, height: height)
  }

  /// The titles in sight, from top to bottom.
  func titles(height: Int) -> [String] {
    _ = window.draw(width: 20, height: height)
    return tableView.visibleCells.map(\.titleLabel.text)
  }

  func send(_ event: Event, times: Int = 1) {
    for _ in 0..<times { window.send(event) }
  }
}
