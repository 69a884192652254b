import TerminalUI

extension Benchmark {
  /// Returns figures for drawing a frame in which every row is new. Each count is the number of
  /// rows in the table.
  static func frames(ofRows counts: [Int] = [100, 10_000, 1_000_000]) -> [Benchmark] {
    counts.map { count in
      let screen = TableScreen(numberOfRows: count)
      let reference = count == counts[0] ? nil : "\(counts[0].grouped) rows"
      return Benchmark(.frame, "\(count.grouped) rows", reference: reference) { repetitions in
        for _ in 0..<repetitions { screen.drawNextFrame() }
      }
    }
  }
}

/// A table in which every frame shows different rows.
final class TableScreen: ViewController, TableViewDataSource {
  private let numberOfRows: Int
  private let tableView = TableView()
  private lazy var window = Window(rootViewController: self)

  init(numberOfRows: Int) {
    self.numberOfRows = numberOfRows
    super.init()
    tableView.dataSource = self
    tableView.reloadData()
    view.addSubview(tableView)
  }

  @discardableResult
  func drawNextFrame() -> [String] {
    let height = 24
    tableView.selectRow(at: ((tableView.selectedRow ?? 0) + height) % numberOfRows)
    return window.draw(width: 80, height: height)
  }

  func numberOfRows(in tableView: TableView) -> Int { numberOfRows }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = "Title \(row)"
    cell.detailLabel.text = "A line of detail"
    return cell
  }
}
