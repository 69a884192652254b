import TerminalUI

/// The controller of the filter screen.
///
/// In MVVM, the controller belongs to the view. It passes the same view model to its three views
/// and updates none of them.
public final class FilterViewController: ViewController {
  public let chipsView: ChipsView
  public let categoriesView: CategoriesView
  public let detailsView: DetailsView
  public let clearButton = Button(title: "Clear all")
  private let viewModel: FilterViewModel

  public init(viewModel: FilterViewModel) {
    self.viewModel = viewModel
    chipsView = ChipsView(viewModel: viewModel)
    categoriesView = CategoriesView(viewModel: viewModel)
    detailsView = DetailsView(viewModel: viewModel)
    super.init()
  }

  public override func viewDidLoad() {
    for part in [chipsView, categoriesView, detailsView, clearButton] { view.addSubview(part) }
    clearButton.addTarget(self, action: FilterViewController.clear)
  }

  private func clear() {
    viewModel.clearTouched()
  }
}
