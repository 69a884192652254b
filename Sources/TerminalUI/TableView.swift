/// Provides the number of rows and the cells of a table view.
///
/// A million rows cost no more than the visible ones: a table view requests a cell only for a row that
/// becomes visible.
public protocol TableViewDataSource: AnyObject {
  /// Returns the number of rows. Called once in every `reloadData()`.
  func numberOfRows(in tableView: TableView) -> Int
  /// Returns the cell for a row that becomes visible, from `dequeueReusableCell(of:)`.
  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell
}

/// Responds to selections in a table view.
public protocol TableViewDelegate: AnyObject {
  /// Called when the user opens a row.
  func tableView(_ tableView: TableView, didSelectRowAt row: Int)
}

/// A list of rows that has cells only for the visible rows.
///
/// The number of cells does not depend on the number of rows. A cell that scrolls out of the
/// visible area is reused.
public final class TableView: View {
  public weak var dataSource: (any TableViewDataSource)?
  public weak var delegate: (any TableViewDelegate)?
  public let refreshControl = RefreshControl()

  /// The selected row, which `open` opens. `nil` if there are no rows.
  public private(set) var selectedRow: Int?
  private var numberOfRows = 0
  private var firstVisibleRow = 0
  /// The number of rows that fit in the last drawing.
  private var rowsInSight = 1
  private var cellsByRow: [Int: TableViewCell] = [:]
  private var reusableCells: [TableViewCell] = []

  public override init() {
    super.init()
    addSubview(refreshControl)
  }

  /// Requests all rows from the data source again. The selection stays on its row, or moves to the
  /// last row if there are fewer rows now.
  public func reloadData() {
    numberOfRows = dataSource?.numberOfRows(in: self) ?? 0
    precondition(numberOfRows >= 0, "a table cannot have \(numberOfRows) rows")
    for row in cellsByRow.keys.sorted() { recycleCell(at: row) }
    selectedRow = numberOfRows == 0 ? nil : min(selectedRow ?? 0, numberOfRows - 1)
    setNeedsDisplay()
  }

  /// Returns a cell to configure: a reused cell of the type that is not visible, or a new one.
  public func dequeueReusableCell<Cell: TableViewCell>(of type: Cell.Type = TableViewCell.self)
    -> Cell
  {
    for (index, cell) in reusableCells.enumerated().reversed() {
      guard let cell = cell as? Cell else { continue }
      reusableCells.remove(at: index)
      return cell
    }
    let cell = type.init()
    addSubview(cell)
    return cell
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [TableViewCell] {
    cellsByRow.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Selects a row, as the arrow keys do.
  public func selectRow(at row: Int) {
    guard numberOfRows > 0 else { return }
    let row = min(max(0, row), numberOfRows - 1)
    guard row != selectedRow else { return }
    selectedRow = row
    setNeedsDisplay()
  }

  public override func preferredHeight(forWidth width: Int) -> Int? { nil }

  /// - Complexity: O(*v*), where *v* is the number of visible rows.
  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    for row in layOutRows(inHeight: rect.height) {
      guard let cell = cellsByRow[row] else { continue }
      let y = rect.y + (row - firstVisibleRow) * TableViewCell.height
      let height = min(TableViewCell.height, rect.y + rect.height - y)
      if row == selectedRow { canvas.write("▸", x: rect.x, y: y, width: 1) }
      cell.draw(
        in: Rect(x: rect.x + 2, y: y, width: rect.width - 2, height: height), on: &canvas)
    }
  }

  public override func handle(_ event: Event) -> Bool {
    switch event {
    case .up: selectRow(at: (selectedRow ?? 0) - 1)
    case .down: selectRow(at: (selectedRow ?? 0) + 1)
    case .pageUp: selectRow(at: (selectedRow ?? 0) - rowsInSight)
    case .pageDown: selectRow(at: (selectedRow ?? 0) + rowsInSight)
    case .home: selectRow(at: 0)
    case .end: selectRow(at: numberOfRows - 1)
    case .open: if let selectedRow { delegate?.tableView(self, didSelectRowAt: selectedRow) }
    default: return super.handle(event)
    }
    return true
  }

  /// Scrolls until the selected row is visible. Then every visible row has a cell, and no other row
  /// has one.
  private func layOutRows(inHeight height: Int) -> Range<Int> {
    rowsInSight = max(1, height / TableViewCell.height)
    let selectedRow = selectedRow ?? 0
    firstVisibleRow = min(max(firstVisibleRow, selectedRow - rowsInSight + 1), selectedRow)
    firstVisibleRow = max(0, min(firstVisibleRow, numberOfRows - rowsInSight))
    let rows = firstVisibleRow..<min(firstVisibleRow + rowsInSight, numberOfRows)

    for row in cellsByRow.keys.sorted() where !rows.contains(row) { recycleCell(at: row) }
    for row in rows where cellsByRow[row] == nil {
      cellsByRow[row] = dataSource?.tableView(self, cellForRowAt: row)
    }
    return rows
  }

  private func recycleCell(at row: Int) {
    guard let cell = cellsByRow.removeValue(forKey: row) else { return }
    cell.prepareForReuse()
    reusableCells.append(cell)
  }
}
