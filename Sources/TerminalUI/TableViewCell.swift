/// One row of a table. The cell is reused for another row when its row is no longer visible.
open class TableViewCell: View {
  public let titleLabel = Label()
  public let dateLabel = Label()
  public let detailLabel = Label()
  public let accessoryLabel = Label()
  public let imageView = ImageView()

  /// The height of a row in lines.
  static let height = 2

  public required override init() {
    super.init()
    for subview in [titleLabel, dateLabel, imageView, detailLabel, accessoryLabel] {
      addSubview(subview)
    }
  }

  /// Removes the contents of the previous row.
  final func prepareForReuse() {
    for label in [titleLabel, dateLabel, detailLabel, accessoryLabel] { label.text = "" }
    imageView.clear()
  }

  /// Draws the title and date in the first line. Draws picture, detail and accessory in the second.
  public final override func draw(in rect: Rect, on canvas: inout Canvas) {
    draw([titleLabel.text], dateLabel.text, in: rect, line: 0, on: &canvas)
    draw([imageView.text, detailLabel.text], accessoryLabel.text, in: rect, line: 1, on: &canvas)
  }

  private func draw(
    _ left: [String], _ right: String, in rect: Rect, line: Int, on canvas: inout Canvas
  ) {
    guard line < rect.height else { return }
    let left = left.filter { !$0.isEmpty }.joined(separator: " ")
    let rightWidth = right.isEmpty ? 0 : min(rect.width, right.columns + 2)
    let y = rect.y + line
    canvas.write(left, x: rect.x, y: y, width: rect.width - rightWidth)
    canvas.write(
      right, x: rect.x + rect.width - rightWidth, y: y, width: rightWidth, alignedRight: true)
  }
}
