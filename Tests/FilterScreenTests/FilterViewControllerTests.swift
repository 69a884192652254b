import FilterScreenMVC
import FilterScreenModel
import TerminalUI
import Testing

@Suite("Filter screen, MVC: FilterViewController")
struct FilterViewControllerTests {
  @Test func `the view does not retain its delegate`() {
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
