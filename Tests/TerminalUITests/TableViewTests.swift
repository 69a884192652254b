import TestSupport
import Testing

@testable import TerminalUI

@Suite("TerminalUI: TableView")
struct TableViewTests {
  @Test func `a table view shows two lines per row and marks the selected row`() {
    let screen = TableScreen(rows: 3)
    screen.rows.details = [1: "Something happened"]

    #expect(
      screen.frame(height: 7) == """
        ▸ Row 0

          Row 1
          Something happened
          Row 2


        """)
  }

  @Test(arguments: [
    (0, ""), (1, "▸ Row 0"), (2, "▸ Row 0\n"), (3, "▸ Row 0\n\n"), (4, "▸ Row 0\n\n  Row 1\n"),
    (5, "▸ Row 0\n\n  Row 1\n\n"),
  ])
  func `a table view shows only complete rows, or the top of one row`(height: Int, frame: String) {
    let screen = TableScreen(rows: 9)

    #expect(screen.frame(height: height) == frame)
  }

  @Test func `a table view does not retain its data source and its delegate`() {
    let tableView = TableView()
    let rows = WeakReference {
      let rows = Rows(3)
      tableView.dataSource = rows
      tableView.delegate = rows
      tableView.reloadData()
      return rows
    }
    #expect(rows.isReleased)

    let window = window(showing: tableView)
    for event in [Event.down, .open] { window.send(event) }
    #expect(window.frame(width: 10, height: 2) == "\n")

    tableView.reloadData()
    #expect(tableView.selectedRow == nil)
  }

  @Test func `a table view notifies its delegate when a row is opened`() {
    let screen = TableScreen(rows: 3)

    screen.send(.open)
    screen.send(.down, times: 2)
    screen.send(.open)

    #expect(screen.rows.openedRows == [0, 2])
  }

  @Test(arguments: [Event.press, .close])
  func `a table view does not handle press and close events`(event: Event) {
    let screen = TableScreen(rows: 3)

    #expect(!screen.tableView.handle(event))
  }

  @Test func `a negative number of rows is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = TableScreen(rows: -1) }
    }
  }
}
