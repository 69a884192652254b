import FilterScreenMVC
import FilterScreenModel
import TerminalUI
import TestSupport
import Testing

@Suite("Filter screen, MVC: FilterViewController")
struct FilterViewControllerTests {
  @Test func `the view does not retain its delegate`() {
    var chipsView: ChipsView?

    let controller = WeakReference {
      let controller = FilterViewController(filter: .restaurants)
      _ = controller.view
      chipsView = controller.chipsView
      return controller
    }

    #expect(controller.isReleased)
    #expect(chipsView?.delegate == nil)
  }
}
