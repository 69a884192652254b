public import Foundation
public import Model
public import TerminalUI

/// Works a demo from outside, as its user would, and reads what it shows.
///
/// The driver knows no pattern: it sees the controls on the screen, and the
/// requests that the demo makes to its services.
public final class ScreenDriver {
  public let newsRequests = PendingRequests<Void, [NewsItem]>()
  public let imageRequests = PendingRequests<String, Data>()

  /// How much of the screen is in sight, in columns and lines.
  public var size = (width: 72, height: 13)

  private let pattern: Pattern
  private let demo: Demo
  private let seed: UInt64
  /// Puts other services around those of the driver, before the demo gets them.
  public var wrapServices: (Services) -> Services = { $0 }

  /// Told after every change of any control of the demo.
  public var onChange: ((View) -> Void)?

  private var screen: Screen?
  private var window: Window?
  private var lifetimes: [Lifetime] = []

  /// Gets ready to work a demo, or returns nothing if the pattern has no such demo.
  ///
  /// - Parameter seed: Decides which digits the button draws.
  public init?(_ demo: Demo, of pattern: Pattern, seed: UInt64 = 0) {
    guard pattern.demos.contains(demo) else { return nil }
    self.pattern = pattern
    self.demo = demo
    self.seed = seed
  }

  /// The module that the screen of the demo is written in.
  public var module: String {
    let name = screen.map { String(reflecting: type(of: $0.viewController)) } ?? ""
    return String(name.prefix { $0 != "." })
  }

  // MARK: What the user does

  /// Opens the demo anew.
  public func open() {
    let services = Services(
      news: ManualNewsSource(newsRequests), images: ManualImageSource(imageRequests),
      digits: RandomDigits(seed: seed))
    screen = pattern.makeScreen(of: demo, with: wrapServices(services))
    window = screen.map { Window(rootViewController: $0.viewController) }
    window?.onChange = onChange
    lifetimes = ([services.news, services.images, services.digits] as [AnyObject]).map(
      Lifetime.init)
  }

  public func send(_ event: Event) {
    window?.send(event)
  }

  /// Closes the whole demo.
  public func close() {
    lifetimes += roots.map(Lifetime.init)
    if let screen {
      lifetimes += views(of: View.self, in: screen.viewController.view).map(Lifetime.init)
    }
    window = nil
    screen = nil
  }

  /// Lets everything happen that is ready to happen, on the main actor and on other threads.
  public func settle() async {
    for _ in 0..<4 {
      await Self.visitOtherThreads()
      for _ in 0..<4 { await Task.yield() }
    }
  }

  /// Waits until the tasks that are ready on other threads have begun: they stand in line before this one.
  @concurrent private static func visitOtherThreads() async {}

  /// Waits until `condition` holds, and gives up when `bound` has passed.
  ///
  /// A binding reaches the screen by way of another thread. On a busy machine `bound` can pass
  /// before that thread has run. The screen therefore settles several times in any case.
  public func wait(
    atMost bound: Duration = .milliseconds(200), until condition: () -> Bool
  ) async {
    let end = ContinuousClock.now + bound
    var rounds = 0
    while !condition(), rounds < 8 || ContinuousClock.now < end {
      await settle()
      rounds += 1
    }
  }

  /// Does something, and waits until the screen has changed. One that has not
  /// changed within `bound` is taken to have nothing to change.
  public func perform(
    atMost bound: Duration = .milliseconds(20), _ action: () -> Void
  ) async {
    let before = draw()
    action()
    await wait(atMost: bound) { draw() != before }
    // Rows that have come into sight ask for their pictures.
    await settle()
  }

  // MARK: What the user sees

  /// The screen, line by line.
  public func draw() -> [String] {
    window?.draw(width: size.width, height: size.height) ?? []
  }

  /// The text of the first label.
  public var labelText: String? {
    views(of: Label.self).first?.text
  }

  /// The text of the first text view.
  public var text: String? {
    views(of: TextView.self).first?.text
  }

  /// What the alert on top of the screen says.
  public var alert: (title: String, message: String)? {
    (window?.topViewController as? Alert).map { ($0.title, $0.message) }
  }

  /// One row of the table.
  public struct Row: Equatable {
    public var title: String
    public var detail = ""
    public var date = ""
    public var accessory = ""
    public var picture = ""
  }

  /// The rows in sight, from top to bottom.
  public var rows: [Row] {
    _ = draw()
    guard let table = views(of: TableView.self).first else { return [] }
    return table.visibleCells.map { cell in
      Row(
        title: cell.titleLabel.text, detail: cell.detailLabel.text, date: cell.dateLabel.text,
        accessory: cell.accessoryLabel.text, picture: cell.imageView.text)
    }
  }

  /// The row that the user would open.
  public var selectedRow: Int? {
    views(of: TableView.self).first?.selectedRow
  }

  // MARK: What is there, and what is left

  /// What keeps everything else of the open demo alive.
  var roots: [AnyObject] {
    screen.map { [$0.viewController] + $0.companions } ?? []
  }

  /// The names of the types whose objects outlived the demo, after `close()`.
  ///
  /// A service outlives it if anybody who was given the service does.
  public var survivors: [String] {
    lifetimes.compactMap { $0.object.map { String(describing: type(of: $0)) } }
  }

  private func views<Kind: View>(of kind: Kind.Type) -> [Kind] {
    guard let window else { return [] }
    return views(of: kind, in: window.topViewController.view)
  }

  private func views<Kind: View>(of kind: Kind.Type, in view: View) -> [Kind] {
    (view as? Kind).map { [$0] } ?? [] + view.subviews.flatMap { views(of: kind, in: $0) }
  }
}

/// Watches an object without keeping it alive.
private struct Lifetime {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
