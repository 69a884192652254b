@testable import TerminalUI

/// Returns a window whose screen stacks the given views.
func window(showing views: View...) -> Window {
  let viewController = ViewController()
  for view in views { viewController.view.addSubview(view) }
  return Window(rootViewController: viewController)
}

extension Window {
  /// Returns the screen of the window as one text.
  func frame(width: Int, height: Int) -> String {
    draw(width: width, height: height).joined(separator: "\n")
  }
}

extension Canvas {
  /// The content of the canvas as one text.
  var text: String { lines.joined(separator: "\n") }
}

/// Waits until `condition` is true, with a limit, and returns whether it became true.
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<100_000 where !condition() { await Task.yield() }
  return condition()
}

/// Runs the tasks that are ready to run.
func runPendingTasks() async {
  for _ in 0..<100 { await Task.yield() }
}

/// A target that counts the calls of its action.
final class Target {
  private(set) var calls = 0

  func act() { calls += 1 }
}
