public import Foundation
public import Model
public import PatternKit
public import Stories
public import TerminalUI
import Tracing

/// Operates a demo from outside, as its user would, and reads what it shows.
///
/// The driver works in the same way for every pattern. It uses only the controls on the screen, and
/// the requests that the demo makes to its services. When no task of the screen continues, everything
/// that an action causes has happened. No clock is needed.
///
/// ```swift
/// driver.open()
/// await driver.perform { driver.send(.press) }
/// let lines = driver.draw()
/// ```
public final class ScreenDriver {
  public let newsRequests = PendingRequests<Void, [NewsItem]>()
  public let imageRequests = PendingRequests<String, Data>()

  /// The visible size of the screen, in columns and lines.
  public var size = (width: 72, height: 13)

  /// The seed of the digits that the button shows.
  public var seed: UInt64

  package let demo: PatternDemo
  /// Wraps the driver's services in other services, before the demo receives them.
  public var wrapServices: (Services) -> Services = { $0 }

  /// Called when the objects exist, before a window shows the screen, with the modules of their types.
  package var onCreation: ((Screen, Set<String>) -> Void)?

  /// Called after every change of any control of the demo.
  public var onChange: ((View) -> Void)?

  /// The tasks of the screen.
  private let queue = TaskQueue()

  private var screen: Screen?
  private var window: Window?
  private var leakDetector = LeakDetector()

  public init(_ demo: PatternDemo, seed: UInt64 = 0) {
    self.demo = demo
    self.seed = seed
    TaskHook.install()
  }

  // MARK: User actions

  /// Opens the demo with new objects.
  public func open() {
    let services = Services(
      news: ManualNewsSource(newsRequests), images: ManualImageSource(imageRequests),
      digits: RandomDigits(seed: seed))
    onQueue {
      screen = demo.makeScreen(with: wrapServices(services))
      screen.map { onCreation?($0, [demo.pattern.module, "Model"]) }
      window = screen.map { Window(rootViewController: $0.viewController) }
    }
    window?.onChange = { [weak self] view in self?.onChange?(view) }
    leakDetector = LeakDetector()
    for service in [services.news, services.images, services.digits] as [AnyObject] {
      leakDetector.watch(service)
    }
  }

  /// Opens the demo, and runs the tasks of its start.
  public func start() async {
    open()
    await runPendingTasks()
  }

  public func send(_ event: Event) {
    onQueue { window?.send(event) }
  }

  /// Closes the demo. To close only an opened row, send `.close`.
  public func close() {
    watchObjects()
    window = nil
    screen = nil
  }

  /// Records the demo's current objects, so that `leaks` reports those that are not released.
  ///
  /// `close()` calls this itself. Call it also before an alert or an article is dismissed, because
  /// afterwards its objects can no longer be found.
  package func watchObjects() {
    // The detector waits for each task of the screen, with a task that runs on the same queue.
    onQueue { leakDetector.watch(objectGraph) }
  }

  /// Performs an action. The tasks that it starts, and their tasks, run on the queue of the driver.
  package func onQueue<Result>(_ action: () -> Result) -> Result { queue.perform(action) }

  /// Runs all tasks that are ready to run, and those that they wake.
  public func runPendingTasks() async {
    await wait { false }
  }

  /// Runs tasks until `condition` is true. Gives up when no task of the screen can be left.
  public func wait(until condition: () -> Bool) async {
    await queue.wait(until: condition)
  }

  /// Performs an action, and runs all tasks that it wakes. Draws before and after.
  public func perform(_ action: () -> Void) async {
    _ = draw()
    onQueue(action)
    await runPendingTasks()
    // Rows that become visible request their pictures.
    _ = draw()
    await runPendingTasks()
  }

  // MARK: Screen contents

  /// Returns the lines of the screen.
  public func draw() -> [String] {
    onQueue { window?.draw(width: size.width, height: size.height) ?? [] }
  }

  /// The text of the first label.
  public var labelText: String? {
    views(of: Label.self).first?.text
  }

  /// The text of the first text view.
  public var text: String? {
    views(of: TextView.self).first?.text
  }

  /// The title and message of the alert on top of the screen.
  public var alert: (title: String, message: String)? {
    (window?.topViewController as? AlertController).map { ($0.title, $0.message) }
  }

  /// One row of the table.
  public struct Row: Equatable {
    public let title: String
    package let detail, date, accessory, picture: String

    package init(
      title: String, detail: String = "", date: String = "", accessory: String = "",
      picture: String = ""
    ) {
      (self.title, self.detail, self.date) = (title, detail, date)
      (self.accessory, self.picture) = (accessory, picture)
    }
  }

  /// The visible rows, from top to bottom.
  public var rows: [Row] {
    _ = draw()
    guard let table = views(of: TableView.self).first else { return [] }
    return table.visibleCells.map { cell in
      Row(
        title: cell.titleLabel.text, detail: cell.detailLabel.text, date: cell.dateLabel.text,
        accessory: cell.accessoryLabel.text, picture: cell.imageView.text)
    }
  }

  /// The selected row. `send(.open)` opens it.
  public var selectedRow: Int? {
    views(of: TableView.self).first?.selectedRow
  }

  // MARK: Objects and leaks

  /// The objects, tasks and subscriptions of the open demo.
  private var objectGraph: ObjectGraph {
    ObjectGraph(
      from: screen.map { [$0.viewController] + $0.retainedObjects } ?? [],
      modules: Pattern.sharedModules.union([demo.pattern.module]))
  }

  /// The objects of the open demo, including the window.
  ///
  /// Their types are declared in the pattern’s module, `Model` or `TerminalUI`.
  public var objects: [AnyObject] { objectGraph.objects }

  /// Which object of the open demo holds which, strong or weak. It is empty if no demo is open.
  public var referenceGraph: ReferenceGraph {
    screen.map {
      ReferenceGraphBuilder(of: $0, module: demo.pattern.module, roles: demo.roleNames).graph
    } ?? ReferenceGraph()
  }

  /// The names of what still exists after `close()`: objects (by type), running tasks and
  /// subscriptions.
  ///
  /// A reported service shows that another object, a task or a closure still retains it.
  public var leaks: [String] { leakDetector.leaks }

  /// Returns the views of type `Kind` on the topmost screen.
  package func views<Kind: View>(of kind: Kind.Type) -> [Kind] {
    window?.topViewController.view.descendants(of: kind) ?? []
  }
}
