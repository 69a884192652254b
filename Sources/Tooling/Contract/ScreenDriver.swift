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

  /// Decides which digits the button draws.
  public var seed: UInt64

  private let pattern: Pattern
  private let demo: Demo
  /// Puts other services around those of the driver, before the demo gets them.
  public var wrapServices: (Services) -> Services = { $0 }

  /// Told after every change of any control of the demo.
  public var onChange: ((View) -> Void)?

  /// How often any control of the demo has changed.
  private var changeCount = 0

  private var screen: Screen?
  private var window: Window?
  private var leakDetector = LeakDetector()

  /// Gets ready to work a demo, or returns nothing if the pattern has no such demo.
  ///
  public init?(_ demo: Demo, of pattern: Pattern, seed: UInt64 = 0) {
    guard pattern.demos.contains(demo) else { return nil }
    self.pattern = pattern
    self.demo = demo
    self.seed = seed
  }

  /// The module in which the pattern of the demo is written.
  public var module: String { pattern.module }

  // MARK: What the user does

  /// Opens the demo anew.
  public func open() {
    let services = Services(
      news: ManualNewsSource(newsRequests), images: ManualImageSource(imageRequests),
      digits: RandomDigits(seed: seed))
    screen = pattern.makeScreen(of: demo, with: wrapServices(services))
    window = screen.map { Window(rootViewController: $0.viewController) }
    window?.onChange = { [weak self] view in
      self?.changeCount += 1
      self?.onChange?(view)
    }
    leakDetector = LeakDetector()
    for service in [services.news, services.images, services.digits] as [AnyObject] {
      leakDetector.watch(service)
    }
  }

  public func send(_ event: Event) {
    window?.send(event)
  }

  /// Closes the whole demo.
  public func close() {
    watchObjects()
    window = nil
    screen = nil
  }

  /// Remembers what the demo consists of at this moment, so that `leaks` reports what outlives it.
  ///
  /// `close()` does this itself. Call it before an alert or a text is dismissed.
  func watchObjects() {
    leakDetector.watch(objectGraph)
  }

  /// Lets everything happen that is ready to happen, on the main actor and on other threads.
  public func runPendingTasks() async {
    for _ in 0..<4 {
      await Self.visitOtherThreads()
      for _ in 0..<4 { await Task.yield() }
    }
  }

  /// Waits until the tasks that are ready on other threads have begun: they stand in line before this one.
  @concurrent private static func visitOtherThreads() async {}

  /// Waits until `condition` holds, and gives up when `bound` has passed.
  ///
  /// A binding reaches the screen by way of another thread, which may be late on a busy machine.
  /// A wait that takes longer than usual leaves the main actor to others.
  public func wait(atMost bound: Duration = .seconds(2), until condition: () -> Bool) async {
    let end = ContinuousClock.now + bound
    var rounds = 0
    while !condition(), rounds < 32 || ContinuousClock.now < end, !Task.isCancelled {
      if rounds < 32 {
        await Self.visitOtherThreads()
        await Task.yield()
      } else {
        try? await Task.sleep(for: .milliseconds(20))
      }
      rounds += 1
    }
  }

  /// Does something, and waits until a control has changed. If none has changed within `bound`,
  /// there was nothing to change.
  public func perform(
    atMost bound: Duration = .milliseconds(20), _ action: () -> Void
  ) async {
    _ = draw()
    let before = changeCount
    action()
    await wait(atMost: bound) { changeCount != before }
    // Rows that come into sight request their pictures.
    _ = draw()
    await runPendingTasks()
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

  // MARK: What exists, and what is left

  /// What the open demo consists of.
  private var objectGraph: ObjectGraph {
    ObjectGraph(
      from: screen.map { [$0.viewController] + $0.retainedObjects } ?? [],
      modules: [module, "Model", "TerminalUI"])
  }

  /// The objects that the open demo consists of: those of its pattern, of `Model` and of
  /// `TerminalUI`, with the window that shows them.
  public var objects: [AnyObject] { objectGraph.objects }

  /// What outlived the demo after `close()`: types of objects, tasks that still run, subscriptions
  /// that still exist.
  ///
  /// A service outlives the demo if any object that holds the service does.
  public var leaks: [String] { leakDetector.leaks }

  private func views<Kind: View>(of kind: Kind.Type) -> [Kind] {
    window?.topViewController.view.descendants(of: kind) ?? []
  }
}
