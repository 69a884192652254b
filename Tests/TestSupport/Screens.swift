import TerminalUI
import Testing

/// Runs tasks until a value equals `expected`. If it never does, records an issue with the last value.
public func eventually<Value: Equatable>(
  _ value: @autoclosure @MainActor () -> Value, equals expected: Value,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  _ = await eventually { value() == expected }
  #expect(value() == expected, sourceLocation: sourceLocation)
}

/// Runs tasks until `condition` is true, and returns whether it became true.
///
/// The limit is a number of turns, not a time. Each turn visits another thread, so tasks that are ready
/// there make progress even on a busy machine.
public func eventually(_ condition: @MainActor () -> Bool) async -> Bool {
  for _ in 0..<10_000 {
    if condition() { return true }
    await runPendingTasks(turns: 1)
  }
  return condition()
}

/// Runs the tasks that are ready to run, on the main actor and on other threads.
public func runPendingTasks(turns: Int = 100) async {
  for _ in 0..<turns {
    await visitOtherThread()
    await Task.yield()
  }
}

@concurrent private func visitOtherThread() async {}

/// A weak reference to an object.
public final class WeakReference<Object: AnyObject> {
  private weak var object: Object?

  /// Runs a scope that creates an object. After the scope, only other objects can retain it.
  public init(toObjectIn scope: () -> Object) { object = scope() }

  public var isReleased: Bool { object == nil }
}

extension View {
  /// The text of the first label in the view.
  public var labelText: String? { descendants(of: Label.self).first?.text }

  /// The text of the first text view in the view.
  public var printedText: String? { descendants(of: TextView.self).first?.text }

  /// Presses the first button in the view, as a user would. Records an issue if the view has none.
  public func pressButton(sourceLocation: SourceLocation = #_sourceLocation) {
    let button = descendants(of: Button.self).first
    #expect(button != nil, "the view has no button", sourceLocation: sourceLocation)
    button?.press()
  }
}

extension Window {
  /// The visible lines, without empty lines.
  public var lines: [String] { draw(width: 60, height: 12).filter { !$0.isEmpty } }
}
