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

final class Target {
  private(set) var calls = 0

  func act() { calls += 1 }
}
