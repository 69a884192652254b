public import TerminalUI

/// An object that hears what the user does to the details.
public protocol DetailsViewDelegate: AnyObject {
  /// Tells the delegate that the user touched a detail.
  func detailsView(_ detailsView: DetailsView, didTouchDetailAt index: Int)
}

/// What can be chosen in the open category, one a line, with a tick at what is.
///
/// In MVC it shows what it is given, and tells its delegate what the user did.
public final class DetailsView: View {
  public struct Detail: Equatable {
    let title: String
    let isTicked: Bool
  }

  public weak var delegate: (any DetailsViewDelegate)?
  public var details: [Detail] = [] {
    didSet { setNeedsDisplay() }
  }

  /// Touches a detail, as the user would, and says whether there is one with that title.
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
