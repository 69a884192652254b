public import Model
public import TerminalUI

/// What can be built with a pattern.
public nonisolated enum Demo: String, CaseIterable, Sendable {
  /// A list of news that is loaded, read and loaded again.
  case news
  /// A button, and a label that it changes.
  case button
  /// A manager who has a worker do a task.
  case task
}

/// A demo, wired and ready to be shown.
public struct Screen {
  public let viewController: ViewController
  /// What the wiring alone keeps alive, because nobody on the screen knows it.
  let retainedObjects: [AnyObject]

  public init(_ viewController: ViewController, retaining retainedObjects: AnyObject...) {
    self.viewController = viewController
    self.retainedObjects = retainedObjects
  }
}

/// An architecture pattern, and how each demo is wired in it.
///
/// Whatever walks through the patterns walks `Pattern.all`. A new pattern is one
/// more value in that list.
public nonisolated struct Pattern: Identifiable, Sendable {
  /// Wires a demo anew.
  public typealias Wiring = @MainActor @Sendable (Services) -> Screen

  /// What the command line calls it.
  public let id: String
  public let name: String
  /// The pattern in one line.
  public let summary: String
  /// The module in which the pattern is written.
  public let module: String
  /// The references that the pattern allows, if they are declared.
  public let dependencyRules: DependencyRules?
  private let wirings: [Demo: Wiring]

  /// - Parameter file: A file of the module in which the pattern is written, by default the caller’s.
  public init(
    id: String, name: String, summary: String, module: String? = nil,
    dependencyRules: DependencyRules? = nil, file: String = #fileID, demos: [Demo: Wiring]
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.module = module ?? String(file.prefix { $0 != "/" })
    self.dependencyRules = dependencyRules
    wirings = demos
  }

  /// The demos that the pattern has, in the order of `Demo`.
  public var demos: [Demo] {
    Demo.allCases.filter { wirings[$0] != nil }
  }

  /// Makes the screen of a demo, or nothing if the pattern has no such demo.
  @MainActor
  public func makeScreen(of demo: Demo, with services: Services) -> Screen? {
    wirings[demo]?(services)
  }
}

nonisolated extension Pattern: CustomStringConvertible {
  public var description: String { name }
}
