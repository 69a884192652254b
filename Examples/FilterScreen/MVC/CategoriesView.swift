public import TerminalUI

/// An object that hears what the user does to the categories.
public protocol CategoriesViewDelegate: AnyObject {
  /// Tells the delegate that the user touched a category.
  func categoriesView(_ categoriesView: CategoriesView, didTouchCategoryAt index: Int)
}

/// The categories, one a line, with a dot where not just anything will do.
///
/// In MVC it shows what it is given, and tells its delegate what the user did.
public final class CategoriesView: View {
  public struct Category: Equatable {
    let title: String
    let hasDot: Bool
    let isOpen: Bool
  }

  public weak var delegate: (any CategoriesViewDelegate)?
  public var categories: [Category] = [] {
    didSet { setNeedsDisplay() }
  }

  /// Touches a category, as the user would, and says whether there is one with that title.
  public func touch(_ title: String) -> Bool {
    guard let index = categories.firstIndex(where: { $0.title == title }) else { return false }
    delegate?.categoriesView(self, didTouchCategoryAt: index)
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
