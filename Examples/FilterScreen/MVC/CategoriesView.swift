import TerminalUI

/// Responds to touches in a categories view.
public protocol CategoriesViewDelegate: AnyObject {
  /// Called when the user touches a category.
  func categoriesView(_ categoriesView: CategoriesView, didTouchCategoryAt index: Int)
}

/// The categories, one per line. A dot marks a category with a selected choice.
///
/// In MVC, it shows the values that it receives, and notifies its delegate of touches.
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

  /// Touches the category with a title. Returns whether it exists.
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
