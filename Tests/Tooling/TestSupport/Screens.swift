import TerminalUI

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

/// Returns the declared types of the stored properties of an object.
///
/// The object has no stored property of any other type.
public func propertyTypes(of object: Any) -> [String] {
  Mirror(reflecting: object).children.map { String(reflecting: type(of: $0.value)) }
}

extension View {
  /// The text of the first label in the view.
  public var labelText: String? { descendants(of: Label.self).first?.text }
}

extension Window {
  /// The visible lines, without empty lines.
  public var lines: [String] {
    draw(width: 60, height: 12).filter { !$0.isEmpty }
  }
}
