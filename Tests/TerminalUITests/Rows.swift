@testable import TerminalUI

/// A data source and delegate that records its calls.
final class Rows: TableViewDataSource, TableViewDelegate {
  var count: Int
  /// The detail texts, by row.
  var details: [Int: String] = [:]

  private(set) var countQueries = 0
  private(set) var askedRows: [Int] = []
  private(set) var openedRows: [Int] = []
  /// All cells that the table view has used, each once.
  private(set) var cells: [TableViewCell] = []
  /// The texts of the cells when the table view returned them.
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

  func forgetQueries() {
    countQueries = 0
    askedRows = []
  }
}

extension TableViewCell {
  /// All texts of the cell.
  var text: String {
    [titleLabel, dateLabel, detailLabel, accessoryLabel].map(\.text).joined() + imageView.text
  }
}

/// A table view in a window, and its rows.
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

  /// Returns the screen at a height, with a mark at the selected row.
  func frame(height: Int) -> String {
    window.frame(width: 20, height: height)
  }

  /// Returns the visible titles from top to bottom.
  func titles(height: Int) -> [String] {
    _ = window.draw(width: 20, height: height)
    return tableView.visibleCells.map(\.titleLabel.text)
  }

  func send(_ event: Event, times: Int = 1) {
    for _ in 0..<times { window.send(event) }
  }
}
