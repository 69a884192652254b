import TerminalUI

/// Texts in columns. A column is as wide as its widest line.
public struct TextTable {
  private let rows: [[String]]
  private let widths: [Int]

  /// - Parameter rows: The cells of each row. A cell can have several lines. A row with one cell is a
  ///   heading, which can be wider than the column.
  public init(_ rows: [[String]]) {
    self.rows = rows
    let cells = rows.filter { $0.count > 1 }
    widths = (cells.first ?? [""]).indices.map { column in
      cells.flatMap { Self.lines(of: $0[column]) }.map(\.columns).max() ?? 0
    }
  }

  /// The width of the table in columns of the terminal, without its headings.
  public var width: Int { widths.reduce(-2) { $0 + 2 + $1 } }

  public var lines: [String] {
    rows.flatMap { row in
      let cells = row.map(Self.lines)
      return (0..<(cells.map(\.count).max() ?? 0)).map { index in
        zip(cells, widths).map { lines, width in
          (lines.indices.contains(index) ? lines[index] : "").padded(to: width)
        }.joined(separator: "  ").withoutTrailingBlanks
      }
    }
  }

  private static func lines(of cell: String) -> [String] {
    cell.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
