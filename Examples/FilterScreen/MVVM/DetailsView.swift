import Observing
import TerminalUI

/// The choices of the open category, one per line. A tick marks the selected one.
///
/// In MVVM, it observes the view model and is updated after every change.
public final class DetailsView: View {
  public private(set) var details: [FilterViewModel.Detail] = [] {
    didSet { setNeedsDisplay() }
  }
  private let viewModel: FilterViewModel
  private var observation: ObservationToken?

  public init(viewModel: FilterViewModel) {
    self.viewModel = viewModel
    super.init()
    observation = viewModel.observe(\.details) { [weak self] in self?.details = $0 }
  }

  /// Touches the detail with a title. Returns whether it exists.
  public func touch(_ title: String) -> Bool {
    guard let detail = details.first(where: { $0.title == title }) else { return false }
    viewModel.detailTouched(detail)
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
