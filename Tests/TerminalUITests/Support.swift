@testable import TerminalUI

/// A window whose screen stacks the given views.
func window(showing views: View...) -> Window {
  let viewController = ViewController()
  for view in views { viewController.view.addSubview(view) }
  return Window(rootViewController: viewController)
}

extension Window {
  /// What the window shows, as one text.
  func frame(width: Int, height: Int) -> String {
    draw(width: width, height: height).joined(separator: "\n")
  }
}

extension Canvas {
  /// What the canvas holds, as one text.
  var text: String { lines.joined(separator: "\n") }
}

/// Lets others run until `condition` holds, or for so long that it never will.
func eventually(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<100_000 where !condition() { await Task.yield() }
  return condition()
}

/// Lets everything happen that is ready to happen.
func runPendingTasks() async {
  for _ in 0..<100 { await Task.yield() }
}

/// An object to aim target-action at.
final class Target {
  private(set) var calls = 0

  func act() { calls += 1 }
}
