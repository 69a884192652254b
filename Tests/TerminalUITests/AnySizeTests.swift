import Testing

@testable import TerminalUI

@Suite("TerminalUI: screens")
struct AnySizeTests {
  @Test(arguments: [false, true])
  func `a screen with every control fits a window of any size`(isAlerting: Bool) {
    let text = "A long text in 日本語"
    let (label, textField, imageView, textView) = (Label(), TextField(), ImageView(), TextView())
    let (tableView, rows) = (TableView(), Rows(9))
    let window = window(
      showing: label, textField, imageView, tableView, textView, Button(title: text))
    (label.text, textField.text, textView.text) = (text, text, text)
    imageView.load { throw CancellationError() }
    rows.details = [0: text]
    tableView.dataSource = rows
    tableView.reloadData()
    if isAlerting {
      window.rootViewController.presentOnTop(AlertController(title: text, message: text))
    }

    for (width, height) in (-1...30).flatMap({ width in (-1...20).map { (width, $0) } }) {
      let frame = window.draw(width: width, height: height)

      #expect(frame.count == max(0, height))
      #expect(frame.allSatisfy { $0.columns <= max(0, width) }, "\(width)×\(height)")
    }
  }
}
