import TestSupport
import Testing

@testable import TerminalUI

/// A view controller that is data source, delegate and target of its subviews.
private final class BusyViewController: ViewController {
  let label = Label()
  let tableView = TableView()
  let button = Button(title: "Click me!")
  private(set) var presses = 0

  override func viewDidLoad() {
    for subview in [label, tableView, button] { view.addSubview(subview) }
    tableView.dataSource = self
    tableView.delegate = self
    button.addTarget(self, action: BusyViewController.buttonTapped)
    label.text = "News"
    tableView.reloadData()
  }

  private func buttonTapped() { presses += 1 }
}

extension BusyViewController: TableViewDataSource, TableViewDelegate {
  func numberOfRows(in tableView: TableView) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell()
    cell.titleLabel.text = "Row \(row)"
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt row: Int) {
    presentOnTop(TextViewController(title: "Row \(row)", text: "Content"))
  }
}

@Suite("TerminalUI: Window")
struct WindowTests {
  private let root = BusyViewController()
  private let window: Window

  init() { window = Window(rootViewController: root) }

  private var frame: String { window.frame(width: 20, height: 6) }

  @Test func `a window does not dismiss its root screen`() {
    for _ in 0..<3 { window.send(.close) }

    #expect(window.topViewController === root)
  }

  @Test func `a window sends events only to the top screen`() {
    window.send(.press)
    window.send(.down)
    window.send(.open)
    #expect(root.presses == 1)
    #expect(root.tableView.selectedRow == 1)

    window.send(.press)
    window.send(.down)
    window.send(.open)
    #expect(root.presses == 1)
    #expect(root.tableView.selectedRow == 1)

    window.send(.close)
    window.send(.press)
    #expect(root.presses == 2)
  }

  @Test func `an alert takes the focus mark from the button of the screen below`() {
    window.showsFocus = true
    root.presentOnTop(AlertController(title: "Oh no", message: ""))

    let marked = window.draw(width: 20, height: 12).filter { $0.contains("▸ [") }

    #expect(marked == ["│ ▸ [ OK ]         │"])
  }

  @Test func `a window and its screens form no retain cycle`() {
    weak var window: Window?
    weak var viewController: BusyViewController?
    weak var cell: TableViewCell?
    do {
      let root = BusyViewController()
      let shown = Window(rootViewController: root)
      shown.onChange = { [weak shown] _ in _ = shown }
      _ = shown.draw(width: 20, height: 6)
      for event in [Event.down, .press, .open] { shown.send(event) }
      root.presentOnTop(AlertController(title: "Oh no", message: ""))
      _ = shown.draw(width: 20, height: 6)
      (window, viewController, cell) = (shown, root, root.tableView.visibleCells.first)
      #expect(cell != nil)
    }

    #expect(window == nil)
    #expect(viewController == nil)
    #expect(cell == nil)
  }
}

@Suite("TerminalUI: Window changes")
struct WindowChangeTests {
  private let root = BusyViewController()
  private let window: Window

  init() { window = Window(rootViewController: root) }

  /// Returns the views that report a change during `action`.
  private func changes(during action: () -> Void) -> [View] {
    var views: [View] = []
    window.onChange = { views.append($0) }
    action()
    window.onChange = nil
    return views
  }

  @Test func `a label reports a text change once, after the change`() {
    var texts: [String] = []
    window.onChange = { [root] view in
      if view === root.label { texts.append(root.label.text) }
    }

    root.label.text = "Loading…"

    #expect(texts == ["Loading…"])
  }

  @Test func `a table view reports a reload and a new selection, but no equal selection`() {
    #expect(changes { root.tableView.reloadData() }.contains { $0 === root.tableView })
    #expect(changes { window.send(.up) }.isEmpty)
    #expect(changes { window.send(.down) }.map { $0 === root.tableView } == [true])
  }

  @Test func `a view controller reports a presentation and a dismissal`() {
    #expect(changes { root.presentOnTop(AlertController(title: "Oh no", message: "")) }.count == 1)
    #expect(changes { window.send(.close) }.count == 1)
  }

  @Test func `a view outside a window reports no changes`() {
    let label = Label()

    #expect(changes { label.text = "Loading…" }.isEmpty)
  }

  @Test func `an image view reports the load, the image and the removal`() async {
    let (imageView, delivery) = (ImageView(), Delivery())
    root.view.addSubview(imageView)
    var texts: [String] = []
    window.onChange = { if $0 === imageView { texts.append(imageView.text) } }

    imageView.load(delivery.data)
    delivery.deliver(gif(width: 1, height: 1))
    await eventually(texts.count, equals: 2)
    imageView.clear()
    imageView.clear()

    #expect(texts == ["[…]", "[GIF 1×1]", ""])
  }
}
