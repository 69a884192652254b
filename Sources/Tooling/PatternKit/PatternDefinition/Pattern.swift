public import Model
public import TerminalUI

/// A demo that can be built with a pattern.
public enum Demo: String, CaseIterable, Sendable {
  /// A news list that can be loaded, read and reloaded.
  case news
  /// A button that changes a label.
  case button
  /// A manager that has a worker perform a task.
  case task
}

/// A demo, connected and ready to present.
@MainActor
public struct Screen {
  public let viewController: ViewController
  /// The objects that no object on the screen retains. The `Screen` value retains them.
  package let retainedObjects: [AnyObject]

  public init(_ viewController: ViewController, retaining retainedObjects: AnyObject...) {
    self.viewController = viewController
    self.retainedObjects = retainedObjects
  }

  /// Creates a screen that shows the views of several view controllers, from top to bottom.
  public init(_ viewControllers: [ViewController], retaining retainedObjects: AnyObject...) {
    viewController = ViewController()
    self.retainedObjects = retainedObjects
    for child in viewControllers {
      viewController.addChild(child)
      viewController.view.addSubview(child.view)
    }
  }
}

/// An architecture pattern, and how each demo is connected in it.
///
/// Code that processes every pattern iterates over `Pattern.all`. A new pattern is one more value
/// in that list.
///
/// ```swift
/// Pattern(
///   id: "counter", name: "Counter", summary: "one object does everything",
///   demos: [.button: { Screen(CounterViewController(digits: $0.digits)) }])
/// ```
public struct Pattern: Identifiable, Sendable {
  /// Creates and connects the objects of a demo.
  public typealias Wiring = @MainActor @Sendable (Services) -> Screen

  /// The name of the pattern on the command line.
  public let id: String
  public let name: String
  /// The name for a person.
  public var title: LocalizedText { LocalizedText(key: name) }
  /// The pattern in one line.
  public let summary: LocalizedText
  /// The question that the pattern answers.
  public let purpose: Purpose
  /// The way in which the pattern reports a change, or `nil` if `bench` does not measure the pattern.
  public let mechanism: Mechanism?
  /// The module that contains the pattern.
  public let module: String
  /// The references that the pattern allows, or `nil` if none are declared.
  public let dependencyRules: DependencyRules?
  private let wirings: [Demo: Wiring]

  /// - Parameter file: A file of the module that contains the pattern. By default, the caller’s
  ///   file.
  public init(
    id: String, name: String, summary: LocalizedText,
    purpose: Purpose = .connectsObjects, mechanism: Mechanism? = nil, module: String? = nil,
    dependencyRules: DependencyRules? = nil, file: String = #fileID, demos: [Demo: Wiring]
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.purpose = purpose
    self.mechanism = mechanism
    self.module = module ?? String(file.prefix { $0 != "/" })
    self.dependencyRules = dependencyRules
    wirings = demos
  }

  /// The demos that the pattern has, in the order of `Demo`.
  public var demos: [PatternDemo] { Demo.allCases.compactMap { self[$0] } }

  /// A demo of the pattern, or `nil` if the pattern has no such demo.
  public subscript(demo: Demo) -> PatternDemo? {
    wirings[demo].map { PatternDemo(pattern: self, kind: demo, wiring: $0) }
  }
}

extension Pattern {
  /// The two questions that patterns answer.
  public enum Purpose: String, CaseIterable, Sendable {
    case splitsScreen = "Split a screen"
    case connectsObjects = "Two objects talk"

    public var title: LocalizedText { LocalizedText(key: rawValue) }
  }

  /// The name of the page in `docs` that explains the pattern. The ways to talk share one page.
  public var page: String { purpose == .splitsScreen ? "\(id).md" : "ways-to-talk.md" }

  /// The module of the screen that patterns share. All its functions change controls.
  public static let screenModule = "NewsList"

  /// The modules of the controls and of the screen that patterns share. What happens inside them is the
  /// same in every pattern.
  public static let controlModules: Set = [screenModule, "TerminalUI"]

  /// The modules that the patterns share: models and services, and the controls.
  public static let sharedModules = controlModules.union(["Model"])
}

extension Pattern: CustomStringConvertible {
  public var description: String { name }
}
