import PatternKit
import Recordings
import TerminalUI

/// A screen that the judge has opened, with its subject.
final class OpenScreen<Subject: AnyObject> {
  let driver: ScreenDriver
  /// How often each control was changed.
  var changes: [ObjectIdentifier: Int] = [:]
  /// How often each label was set that was set at all.
  var labelChanges: [Int] { labels.compactMap { changes[ObjectIdentifier($0)] } }
  /// The texts when the last event ended, or the screen was opened, before tasks have run.
  private(set) var textsInEvent: [String] = []
  private(set) var subject: Subject?
  /// Whether an object of the screen retains the subject.
  var isSubjectOwned: Bool {
    weak let unused = subject
    subject = nil
    defer { subject = unused }
    return unused != nil
  }
  private weak var viewController: ViewController?

  init(_ subject: Subject, in exercise: Exercise, _ make: @escaping (Subject) -> ViewController) {
    self.subject = subject
    let (parts, opened) = (Parts(subject, make), Opened())
    let pattern = Pattern(
      id: "exercise", name: "Exercise", summary: "", module: exercise.module,
      demos: [
        .button: { _ in
          let viewController = parts.subject.map(parts.make) ?? ViewController()
          opened.viewController = viewController
          return Screen(viewController)
        }
      ])
    guard let demo = pattern[.button] else { preconditionFailure("the demo exists") }
    driver = ScreenDriver(demo)
    // So low that a table scrolls, and reuses its cells.
    driver.size.height = 7
    driver.open()
    viewController = opened.viewController
    parts.subject = nil
    textsInEvent = texts
    driver.onChange = { [weak self] in self?.changes[ObjectIdentifier($0), default: 0] += 1 }
  }

  func open() async {
    await driver.runPendingTasks()
    changes = [:]
  }

  /// The labels of the screen, from top to bottom, without those in the rows of a table.
  var labels: [Label] { viewController.map { labels(in: $0.view) } ?? [] }

  private func labels(in view: View) -> [Label] {
    if let label = view as? Label { return [label] }
    return view is TableViewCell ? [] : view.subviews.flatMap(labels)
  }

  /// The texts of the labels, and then the titles of the rows.
  var texts: [String] { labels.map(\.text) + driver.rows.map(\.title) }

  func perform(_ event: Judge<Subject>.Event) async {
    await driver.perform {
      event.happen(in: viewController?.view, of: subject)
      textsInEvent = labels.map(\.text)
    }
    textsInEvent += driver.rows.map(\.title)
  }

  /// Returns what a table shows that was not reloaded after a change.
  func staleRows() -> LocalizedText? {
    let shown = driver.rows.map(\.title)
    viewController?.view.descendants(of: TableView.self).first?.reloadData()
    let reloaded = driver.rows.map(\.title)
    if shown == reloaded { return nil }
    return
      "The table shows \(.quoted(shown)), and after `reloadData()` \(.quoted(reloaded)). Call it after each change. A cell can belong to another row when the table has scrolled."
  }

  /// The types of the screen's objects that a module declares.
  func types(in module: String) -> [String] {
    Set(
      driver.objects.filter { String(reflecting: type(of: $0)).hasPrefix("\(module).") }
        .map { "\(type(of: $0))" }
    ).sorted()
  }

  /// Closes the screen as a window does. Returns the views that still exist, and the objects except those of the subject.
  func close(keeping kept: [String]) async -> LocalizedText? {
    let views =
      viewController.map { [Weak($0)] + $0.view.descendants(of: View.self).map { Weak($0) } } ?? []
    subject = nil
    viewController?.close()
    driver.close()
    await driver.runPendingTasks()
    let remaining = views.compactMap(\.name) + driver.leaks.filter { !kept.contains($0) }
    if remaining.isEmpty { return nil }
    return
      "The test released a screen with its views, and these objects still exist: \(LocalizedText.list(Set(remaining).sorted())). Which closure or object retains them?"
  }
}

private final class Weak {
  private weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
  var name: String? { object.map { "\(type(of: $0))" } }
}

/// What a wiring, which must be sendable, needs.
private final class Parts<Subject: AnyObject> {
  var subject: Subject?
  let make: (Subject) -> ViewController
  init(_ subject: Subject, _ make: @escaping (Subject) -> ViewController) {
    (self.subject, self.make) = (subject, make)
  }
}

private final class Opened { weak var viewController: ViewController? }

/// Returns the type of an object, and of the objects that its properties hold.
func ownedTypes(of object: AnyObject) -> [String] {
  storedValues(of: object).map { Mirror(reflecting: $0) }
    .filter { $0.displayStyle == .class }.map { "\($0.subjectType)" }
}

/// Returns an object, and the values of its properties and of those of the objects that they hold.
public func storedValues(of object: AnyObject) -> [Any] {
  var (values, seen): ([Any], Set<ObjectIdentifier>) = ([], [])
  func visit(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class,
      !seen.insert(ObjectIdentifier(value as AnyObject)).inserted
    {
      return
    }
    values.append(value)
    for level in sequence(first: mirror, next: \.superclassMirror) {
      for child in level.children { visit(child.value) }
    }
  }
  visit(object)
  return values
}
