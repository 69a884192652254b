import Testing

@testable import TerminalUI

@Suite("TerminalUI: TableView selection")
struct TableViewSelectionTests {
  @Test func `Page Up and Page Down move the selection by the number of rows that fit`() {
    let screen = TableScreen(rows: 9)
    _ = screen.frame(height: 6)

    screen.send(.pageDown, times: 2)
    #expect(screen.tableView.selectedRow == 6)

    screen.send(.pageUp)
    #expect(screen.tableView.selectedRow == 3)
  }

  @Test(arguments: [(-5, 0), (0, 0), (2, 2), (3, 3), (4, 3), (Int.max, 3), (Int.min, 0)])
  func `the selection can move to any existing row`(row: Int, selectedRow: Int) {
    let screen = TableScreen(rows: 4)

    screen.tableView.selectRow(at: row)

    #expect(screen.tableView.selectedRow == selectedRow)
  }

  @Test func `the selection stays visible with minimal scrolling, and stops at both ends`() {
    let screen = TableScreen(rows: 5)
    #expect(screen.titles(height: 4) == ["Row 0", "Row 1"])

    screen.send(.down)
    #expect(screen.titles(height: 4) == ["Row 0", "Row 1"])

    screen.send(.down)
    #expect(screen.frame(height: 4) == "  Row 1\n\n▸ Row 2\n")

    screen.send(.up)
    #expect(screen.frame(height: 4) == "▸ Row 1\n\n  Row 2\n")

    screen.send(.down, times: 9)
    #expect(screen.frame(height: 4) == "  Row 3\n\n▸ Row 4\n")

    screen.send(.up, times: 9)
    #expect(screen.frame(height: 4) == "▸ Row 0\n\n  Row 1\n")
  }

  @Test(arguments: 0...9)
  func `the selected row is visible at any height`(height: Int) {
    let screen = TableScreen(rows: 7)
    _ = screen.titles(height: 9)
    screen.tableView.selectRow(at: 5)

    let lines = screen.window.draw(width: 20, height: height)

    #expect(lines.filter { $0 == "▸ Row 5" }.count == min(1, height))
  }

  @Test func `the selection does not change after a reload`() {
    let screen = TableScreen(rows: 9)
    screen.tableView.selectRow(at: 5)
    let frame = screen.frame(height: 4)

    screen.tableView.reloadData()

    #expect(screen.tableView.selectedRow == 5)
    #expect(screen.frame(height: 4) == frame)
  }

  @Test func `the selection moves to the last row after a reload with fewer rows`() {
    let screen = TableScreen(rows: 9)
    screen.tableView.selectRow(at: 8)
    #expect(screen.titles(height: 6) == ["Row 6", "Row 7", "Row 8"])

    screen.rows.count = 4
    screen.tableView.reloadData()

    #expect(screen.tableView.selectedRow == 3)
    // The rows scroll back until they fill the height again.
    #expect(screen.titles(height: 6) == ["Row 1", "Row 2", "Row 3"])
  }

  @Test func `an empty table view has no selection until it has rows again`() {
    let screen = TableScreen(rows: 9)
    screen.tableView.selectRow(at: 5)

    screen.rows.count = 0
    screen.tableView.reloadData()
    #expect(screen.tableView.selectedRow == nil)

    screen.rows.count = 2
    screen.tableView.reloadData()
    #expect(screen.frame(height: 4) == "▸ Row 0\n\n  Row 1\n")
  }
}
