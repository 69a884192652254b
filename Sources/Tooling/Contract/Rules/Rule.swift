public import PatternKit
package import Recordings
import Stories
import Tracing

/// One behavior that every pattern must have.
///
/// Rules operate a screen from outside and do not depend on a test framework. Tests, the command
/// line and a workshop can therefore apply them to any pattern.
public nonisolated struct Rule: Sendable {
  /// The behavior, as the end of a sentence that begins with "the demo".
  public let name: String
  public let demo: Demo
  private let check: @MainActor @Sendable (ScreenDriver) async throws -> Void

  /// - Parameter check: Operates the open demo, and throws if the demo breaks the rule.
  package init(
    _ name: String, of demo: Demo,
    check: @escaping @MainActor @Sendable (ScreenDriver) async throws -> Void
  ) {
    self.name = name
    self.demo = demo
    self.check = check
  }

  /// The contract: the rules that every pattern satisfies.
  public static let all =
    newsRules + pictureRules + deliveryRules + buttonRules + printTaskRules + lifetimeRules

  /// Applies the rule to a pattern, and returns the violation. Returns `nil` if the pattern
  /// satisfies the rule or has no such demo.
  @MainActor
  public func violation(by pattern: Pattern) async -> Violation? {
    guard let demo = pattern[demo] else { return nil }
    return await violation(by: ScreenDriver(demo))
  }

  /// Applies the rule to a demo that is not open yet.
  @MainActor
  package func violation(by driver: ScreenDriver) async -> Violation? {
    driver.open()
    // Each time that the check yields, the tasks of the screen take few steps, so it can act between them.
    let end = Task(priority: TaskQueue.priority) { try await check(driver) }
    do {
      try await end.value
      return nil
    } catch {
      return error as? Violation ?? Violation(what: name, expected: "no error", found: "\(error)")
    }
  }
}

/// How a rule was broken.
public nonisolated struct Violation: Error, Equatable, Sendable {
  /// The value that was checked.
  public let what: String
  public let expected: String
  public let found: String
}

nonisolated extension Violation: CustomStringConvertible {
  public var description: String {
    "\(what): expected \(expected), found \(found)"
  }
}

// Without `@MainActor`, the callers of another module would not see that these functions use it.
@MainActor extension ScreenDriver {
  /// Runs all pending tasks. Throws `Violation` if `found` does not become the expected value.
  package func expect<Value: Equatable>(
    _ what: String, _ found: @autoclosure () -> Value, equals expected: Value
  ) async throws {
    await runPendingTasks()
    await wait { found() == expected }
    try require(what, found(), equals: expected)
  }

  /// Throws `Violation` if `found` is not the expected value at this moment.
  package func require<Value: Equatable>(
    _ what: String, _ found: @autoclosure () -> Value, equals expected: Value
  ) throws {
    let found = found()
    guard found != expected else { return }
    throw Violation(what: what, expected: text(of: expected), found: text(of: found))
  }

  /// Compares the rows, or one field of them. Throws `Violation` for the first row that differs.
  package func expectRows<Value: Equatable>(
    _ what: String, _ found: @autoclosure () -> [Value], equals expected: [Value]
  ) async throws {
    await runPendingTasks()
    await wait { found() == expected }
    let found = found()
    try require("the number of rows", found.count, equals: expected.count)
    for (index, values) in zip(found, expected).enumerated() {
      try require("row \(index + 1), \(what)", values.0, equals: values.1)
    }
  }

  /// Returns a value as a message shows it: a text in quotation marks, and an optional without its
  /// wrapping.
  private func text(of value: Any) -> String {
    if let text = value as? String { return "“\(text)”" }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { text(of: $0.value) } ?? "none"
  }
}
