import TerminalUI

/// Responds to touches in a chips view.
public protocol ChipsViewDelegate: AnyObject {
  /// Called when the user touches a chip.
  func chipsView(_ chipsView: ChipsView, didTouchChipAt index: Int)
}

/// The choices of all categories in one line. The selected ones are highlighted.
///
/// In MVC, it shows the values that it receives, and notifies its delegate of touches.
public final class ChipsView: View {
  public struct Chip: Equatable {
    let title: String
    let isHighlighted: Bool
  }

  public weak var delegate: (any ChipsViewDelegate)?
  public var chips: [Chip] = [] {
    didSet { setNeedsDisplay() }
  }

  /// Touches the chip with a title. Returns whether it exists.
  public func touch(_ title: String) -> Bool {
    guard let index = chips.firstIndex(where: { $0.title == title }) else { return false }
    delegate?.chipsView(self, didTouchChipAt: index)
    return true
  }

  public override func preferredHeight(forWidth width: Int) -> Int? { 2 }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    let texts = chips.map { $0.isHighlighted ? "[\($0.title)]" : " \($0.title) " }
    canvas.write(texts.joined(separator: " "), x: rect.x, y: rect.y, width: rect.width)
  }
}
