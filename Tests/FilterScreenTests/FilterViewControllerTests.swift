import FilterScreenMVC
import FilterScreenModel
import TerminalUI
import Testing

@Suite("Filter screen, MVC: the controller")
struct FilterViewControllerTests {
  @Test func `hears each view as its delegate`() {
    let controller = FilterViewController(filter: .restaurants)

    _ = controller.view

    #expect(controller.chipsView.delegate === controller)
    #expect(controller.categoriesView.delegate === controller)
    #expect(controller.detailsView.delegate === controller)
  }

  @Test func `is not kept alive by its views`() {
    weak var controller: FilterViewController?
    let chipsView: ChipsView

    do {
      let newController = FilterViewController(filter: .restaurants)
      _ = newController.view
      controller = newController
      chipsView = newController.chipsView
    }

    #expect(controller == nil)
    #expect(chipsView.delegate == nil)
  }
}
