import Observing
import TerminalUI

/// The choices of all categories in one line. The selected ones are highlighted.
///
/// In MVVM, it observes the view model and is updated after every change.
public final class ChipsView: View {
  public private(set) var chips: [FilterViewModel.Chip] = [] {
    didSet { setNeedsDisplay() }
  }
  private let viewModel: FilterViewModel
  private var observation: ObservationToken?

  public init(viewModel: FilterViewModel) {
    self.viewModel = viewModel
    super.init()
    observation = viewModel.observe(\.chips) { [weak self] in self?.chips = $0 }
  }

  /// Touches the chip with a title. Returns whether it exists.
  public func touch(_ title: String) -> Bool {
    guard let chip = chips.first(where: { $0.title == title }) else { return false }
    viewModel.chipTouched(chip)
    return true
  }

  public override func preferredHeight(forWidth width: Int) -> Int? { 2 }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    let texts = chips.map { $0.isHighlighted ? "[\($0.title)]" : " \($0.title) " }
    canvas.write(texts.joined(separator: " "), x: rect.x, y: rect.y, width: rect.width)
  }
}
