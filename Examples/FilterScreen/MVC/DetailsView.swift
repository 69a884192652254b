import TerminalUI

/// Responds to touches in a details view.
public protocol DetailsViewDelegate: AnyObject {
  /// Called when the user touches a detail.
  func detailsView(_ detailsView: DetailsView, didTouchDetailAt index: Int)
}

/// The choices of the open category, one per line. A tick marks the selected one.
///
/// In MVC, it shows the values that it receives, and notifies its delegate of touches.
public final class DetailsView: View {
  public struct Detail: Equatable {
    let title: String
    let isTicked: Bool
  }

  public weak var delegate: (any DetailsViewDelegate)?
  public var details: [Detail] = [] {
    didSet { setNeedsDisplay() }
  }

  /// Touches the detail with a title. Returns whether it exists.
  public func touch(_ title: String) -> Bool {
    guard let index = details.firstIndex(where: { $0.title == title }) else { return false }
    delegate?.detailsView(self, didTouchDetailAt: index)
    return true
  }

  public override func preferredHeight(forWidth width: Int) -> Int? { details.count + 1 }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    for (line, detail) in details.enumerated() {
      let text = "\(detail.isTicked ? "✓" : " ") \(detail.title)"
      canvas.write(text, x: rect.x, y: rect.y + line, width: rect.width)
    }
  }
}
