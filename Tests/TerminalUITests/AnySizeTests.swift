import Model
import TestSupport
import Testing

@testable import TerminalUI

/// A screen with every control, all of which show the same text.
private struct CrowdedScreen {
  let window: Window
  private let rows: CrowdedRows

  init(text: String, isAlerting: Bool) {
    rows = CrowdedRows(text: text)
    let (label, tableView, textView, imageView) = (Label(), TableView(), TextView(), ImageView())
    let (button, textField) = (Button(title: text), TextField())
    window = TerminalUITests.window(
      showing: label, textField, imageView, tableView, textView, button)
    label.text = text
    textField.text = text
    textView.text = text
    imageView.load { throw CancellationError() }
    tableView.dataSource = rows
    tableView.reloadData()
    if isAlerting {
      window.rootViewController.presentOnTop(TextViewController(title: text, text: text))
      window.rootViewController.presentOnTop(AlertController(title: text, message: text))
    }
  }
}

private final class CrowdedRows: TableViewDataSource {
  private let text: String

  init(text: String) { self.text = text }

  func numberOfRows(in tableView: TableView) -> Int { 9 }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    for label in [cell.titleLabel, cell.dateLabel, cell.detailLabel, cell.accessoryLabel] {
      label.text = text
    }
    return cell
  }
}

@Suite("TerminalUI: screens")
struct AnySizeTests {
  @Test(arguments: [false, true])
  func `a screen fits any size, and draws no control characters`(isAlerting: Bool) throws {
    var generator = SplitMix64(seed: 7)

    for _ in 0..<25 {
      let text = hostileText(of: .random(in: 0...60, using: &generator), using: &generator)
      let screen = CrowdedScreen(text: text, isAlerting: isAlerting)
      for event in [Event.down, .up, .reload, .down, .pageDown] {
        let width = Int.random(in: -1...60, using: &generator)
        let height = Int.random(in: -1...20, using: &generator)
        let frame = screen.window.draw(width: width, height: height)
        screen.window.send(event)

        try #require(frame.count == max(0, height))
        for line in frame {
          try #require(line.columns <= max(0, width), "\(text.escaped)")
          try #require(line.dangerousScalars == [], "\(text.escaped)")
        }
      }
    }
  }
}
