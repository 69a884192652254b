import MVC
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVC: ButtonViewController")
struct ButtonViewControllerTests {
  private let model = ButtonModel(digits: StubDigitSource(7, 3))

  @Test func `the controller shows the number of the model before the first tap`() {
    let controller = ButtonViewController(model: model)

    #expect(controller.view.labelText == "2333")
  }

  @Test func `the controller changes the model and the label when the button is tapped`() {
    let controller = ButtonViewController(model: model)

    controller.view.pressButton()

    #expect(model.number == 7)
    #expect(controller.view.labelText == "7")
  }

  @Test func `the controller does not show a change of the model that it did not make`() {
    let controller = ButtonViewController(model: model)
    #expect(controller.view.labelText == "2333")

    model.changeNumber()

    #expect(controller.view.labelText == "2333")
  }

  @Test func `a controller that opens after a tap shows the same number`() {
    let controller = ButtonViewController(model: model)
    controller.view.pressButton()

    let laterController = ButtonViewController(model: model)

    #expect(laterController.view.labelText == "7")
  }

  @Test func `the button does not retain the controller`() {
    let controller = WeakReference {
      let controller = ButtonViewController(model: model)
      controller.view.pressButton()
      return controller
    }

    #expect(controller.isReleased)
  }
}
