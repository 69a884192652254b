import TestSupport
import Testing

@testable import TerminalUI

@Suite("TerminalUI: TableView queries")
struct TableViewQueryTests {
  @Test(arguments: [100, 1_000_000])
  func `a table view requests only the visible rows`(count: Int) {
    let screen = TableScreen(rows: count)
    #expect(screen.rows.askedRows == [])

    _ = screen.frame(height: 10)

    #expect(screen.rows.countQueries == 1)
    #expect(screen.rows.askedRows == [0, 1, 2, 3, 4])
  }

  @Test func `a table view requests each visible row once`() {
    let screen = TableScreen(rows: 100)
    _ = screen.frame(height: 6)
    screen.rows.forgetQueries()

    _ = screen.frame(height: 6)
    #expect(screen.rows.askedRows == [])

    screen.send(.down, times: 3)
    _ = screen.frame(height: 6)
    #expect(screen.rows.askedRows == [3])
    #expect(screen.rows.countQueries == 0)
  }

  @Test(arguments: [100, 1_000_000])
  func `a table view requests no rows that a selection skips`(count: Int) {
    let screen = TableScreen(rows: count)
    _ = screen.frame(height: 6)
    screen.rows.forgetQueries()

    screen.tableView.selectRow(at: count - 1)
    _ = screen.frame(height: 6)

    #expect(screen.rows.askedRows == [count - 3, count - 2, count - 1])
  }

  @Test func `a table view requests its visible rows again after a reload`() {
    let screen = TableScreen(rows: 100)
    _ = screen.frame(height: 4)
    screen.rows.forgetQueries()

    screen.rows.details = [0: "New"]
    screen.tableView.reloadData()

    #expect(screen.frame(height: 4) == "▸ Row 0\n  New\n  Row 1\n")
    #expect(screen.rows.countQueries == 1)
    #expect(screen.rows.askedRows == [0, 1])
  }
}

@Suite("TerminalUI: TableView cells of a class")
struct TableViewCellClassTests {
  private final class OtherCell: TableViewCell {}

  @Test func `a table view reuses a cell only for its class`() {
    let screen = TableScreen(rows: 1)
    _ = screen.frame(height: 2)
    let cell = screen.tableView.visibleCells[0]
    screen.tableView.reloadData()

    let other = screen.tableView.dequeueReusableCell(of: OtherCell.self)

    #expect(other !== cell)
    #expect(screen.tableView.dequeueReusableCell() === cell)
  }
}

@Suite("TerminalUI: TableView cells")
struct TableViewReuseTests {
  @Test(arguments: [100, 1_000_000])
  func `a table view has only as many cells as fit on the screen`(count: Int) {
    let screen = TableScreen(rows: count)

    for _ in 0..<50 {
      _ = screen.frame(height: 6)
      screen.send(.down)
    }
    screen.tableView.selectRow(at: count - 1)
    _ = screen.frame(height: 6)
    screen.tableView.reloadData()
    _ = screen.frame(height: 6)

    #expect(screen.rows.cells.count == 3)
    #expect(screen.tableView.visibleCells.count == 3)
  }

  @Test func `a reused cell has no content of its earlier row`() async {
    let screen = TableScreen(rows: 100)
    _ = screen.frame(height: 4)
    let delivery = Delivery()
    for cell in screen.tableView.visibleCells {
      cell.dateLabel.text = "25 Jan 2016"
      cell.detailLabel.text = "Something happened"
      cell.accessoryLabel.text = "9 replies"
      cell.imageView.load(delivery.dataAtAllCosts)
    }

    screen.send(.down, times: 50)
    #expect(screen.titles(height: 4) == ["Row 49", "Row 50"])
    delivery.deliver(gif(width: 1, height: 1))
    #expect(await eventually { delivery.isOver })
    await runPendingTasks()

    #expect(screen.rows.cells.count == 2)
    #expect(screen.rows.textsOfDequeuedCells == [""])
    #expect(screen.frame(height: 4) == "  Row 49\n\n▸ Row 50\n")
  }

  @Test func `a cell cancels its image load when it leaves the screen`() async {
    let screen = TableScreen(rows: 100)
    _ = screen.frame(height: 2)
    let delivery = Delivery()
    screen.tableView.visibleCells.first?.imageView.load(delivery.data)
    #expect(await eventually { delivery.isAwaited })

    screen.send(.down)
    _ = screen.frame(height: 2)

    #expect(await eventually { delivery.isCancelled })
  }

  @Test func `the visible cells are in order from top to bottom`() {
    let screen = TableScreen(rows: 100)
    screen.tableView.selectRow(at: 50)
    _ = screen.frame(height: 20)
    screen.tableView.selectRow(at: 44)

    let expected = (41...50).map { "Row \($0)" }
    #expect(screen.titles(height: 20) == expected)
  }
}

@Suite("TerminalUI: TableViewCell")
struct TableViewCellTests {
  private let cell = TableViewCell()

  init() {
    cell.titleLabel.text = "Title of the news"
    cell.dateLabel.text = "25 Jan 2016"
    cell.detailLabel.text = "What happened is this and that"
    cell.accessoryLabel.text = "9999 replies"
  }

  private func lines(width: Int, height: Int = 2) -> [String] {
    var canvas = Canvas(width: width, height: 2)
    cell.draw(in: Rect(x: 0, y: 0, width: width, height: height), on: &canvas)
    return canvas.lines
  }

  @Test func `a cell shows title and date above image, detail and accessory`() {
    cell.imageView.load { throw CancellationError() }

    #expect(
      lines(width: 50) == [
        "Title of the news                      25 Jan 2016",
        "[…] What happened is this and that    9999 replies",
      ])
  }

  @Test func `a cell truncates title and detail before date and accessory`() {
    #expect(
      lines(width: 24) == [
        "Title of t…  25 Jan 2016",
        "What happ…  9999 replies",
      ])
  }

  @Test func `a cell shows its first line if only one line fits`() {
    #expect(lines(width: 24, height: 1) == ["Title of t…  25 Jan 2016", ""])
  }
}
