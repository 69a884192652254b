public import TerminalUI

/// An object that hears what the user does to the chips.
public protocol ChipsViewDelegate: AnyObject {
  /// Tells the delegate that the user touched a chip.
  func chipsView(_ chipsView: ChipsView, didTouchChipAt index: Int)
}

/// The choices of all categories in one line, the chosen ones highlighted.
///
/// In MVC it shows what it is given, and tells its delegate what the user did.
public final class ChipsView: View {
  public struct Chip: Equatable {
    let title: String
    let isHighlighted: Bool
  }

  public weak var delegate: (any ChipsViewDelegate)?
  public var chips: [Chip] = [] {
    didSet { setNeedsDisplay() }
  }

  /// Touches a chip, as the user would, and says whether there is one with that title.
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
