import ExampleSupport
import FilterScreenMVC
import FilterScreenMVVM
import FilterScreenModel
import TerminalUI
import TestSupport

/// One half of the example, MVC or MVVM, in a window. Controls are selected by title.
final class Half {
  enum Name: CaseIterable {
    case mvc
    case mvvm
  }

  let chip: (_ title: String) -> Bool
  let category: (_ title: String) -> Bool
  let detail: (_ title: String) -> Bool
  let clear: () -> Void
  private let window: Window
  private var tellings = ["ChipsView": 0, "CategoriesView": 0, "DetailsView": 0]

  init(_ name: Name) {
    switch name {
    case .mvc:
      let screen = FilterScreenMVC.FilterViewController(filter: .restaurants)
      chip = screen.chipsView.touch
      category = screen.categoriesView.touch
      detail = screen.detailsView.touch
      clear = screen.clearButton.press
      window = Window(rootViewController: screen)
    case .mvvm:
      let viewModel = FilterViewModel(filter: .restaurants)
      let screen = FilterScreenMVVM.FilterViewController(viewModel: viewModel)
      chip = screen.chipsView.touch
      category = screen.categoriesView.touch
      detail = screen.detailsView.touch
      clear = screen.clearButton.press
      window = Window(rootViewController: screen)
    }
    window.onChange = { [weak self] view in self?.tellings["\(type(of: view))"]? += 1 }
  }

  /// Waits until the screen shows `expected`, with a limit, and returns the screen.
  func frame(becoming expected: String) async -> String {
    _ = await eventually { window.frame == expected }
    return window.frame
  }

  /// Returns how often a touch updates chips, categories and details.
  ///
  /// - Parameter expected: The counts to wait for. Later updates are also counted.
  func tellings(of touch: () -> Void, becoming expected: [Int]) async -> [Int] {
    let counts = {
      ["ChipsView", "CategoriesView", "DetailsView"].compactMap { self.tellings[$0] }
    }
    tellings = tellings.mapValues { _ in 0 }
    touch()
    _ = await eventually { counts() == expected }
    await runPendingTasks()
    return counts()
  }
}
