import Observing
import TerminalUI

/// The categories, one per line. A dot marks a category with a selected choice.
///
/// In MVVM, it observes the view model and is updated after every change.
public final class CategoriesView: View {
  public private(set) var categories: [FilterViewModel.Category] = [] {
    didSet { setNeedsDisplay() }
  }
  private let viewModel: FilterViewModel
  private var observation: ObservationToken?

  public init(viewModel: FilterViewModel) {
    self.viewModel = viewModel
    super.init()
    observation = viewModel.observe(\.categories) { [weak self] in self?.categories = $0 }
  }

  /// Touches the category with a title. Returns whether it exists.
  public func touch(_ title: String) -> Bool {
    guard let category = categories.first(where: { $0.title == title }) else { return false }
    viewModel.categoryTouched(category)
    return true
  }

  public override func preferredHeight(forWidth width: Int) -> Int? { categories.count + 1 }

  public override func draw(in rect: Rect, on canvas: inout Canvas) {
    for (line, category) in categories.enumerated() {
      let text = "\(category.isOpen ? "▸" : " ") \(category.title)\(category.hasDot ? " •" : "")"
      canvas.write(text, x: rect.x, y: rect.y + line, width: rect.width)
    }
  }
}
