import Observation
public import TerminalUI

/// The categories, one a line, with a dot where not just anything will do.
///
/// In MVVM it is bound to the view model, and follows, whoever has changed something.
public final class CategoriesView: View {
  public private(set) var categories: [FilterViewModel.Category] = [] {
    didSet { setNeedsDisplay() }
  }
  private let viewModel: FilterViewModel
  private var binding: Task<Void, Never>?

  public init(viewModel: FilterViewModel) {
    self.viewModel = viewModel
    super.init()
    binding = Task.immediate { [weak self, viewModel] in
      for await categories in Observations({ viewModel.categories }) {
        self?.categories = categories
      }
    }
  }

  /// Touches a category, as the user would, and says whether there is one with that title.
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

  isolated deinit { binding?.cancel() }
}
