import MVC
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVC: the button’s view")
struct ButtonViewTests {
  @Test func `fills its label from the model that it is given`() {
    let view = ButtonView()

    view.model = ButtonModel(digits: StubDigitSource(7))

    #expect(view.labelText == "2333")
  }

  @Test func `tells its delegate that the button was pressed`() {
    let view = ButtonView()
    let delegate = PressCounter()
    view.delegate = delegate

    view.all(Button.self).first?.press()

    #expect(delegate.presses == 1)
  }

  @Test func `never changes the model itself`() {
    let digits = StubDigitSource(7)
    let view = ButtonView()
    view.model = ButtonModel(digits: digits)

    view.all(Button.self).first?.press()

    #expect(digits.count == 0)
    #expect(view.labelText == "2333")
  }

  @Test func `does not keep its delegate alive`() {
    let view = ButtonView()
    weak var delegate: PressCounter?

    do {
      let counter = PressCounter()
      view.delegate = counter
      delegate = counter
    }

    #expect(delegate == nil)
  }

  @Test func `knows its controller by protocol only`() {
    #expect(!propertyTypes(of: ButtonView()).contains { $0.contains("ButtonViewController") })
  }
}

@Suite("MVC: the button’s controller")
struct ButtonViewControllerTests {
  @Test func `changes the model and hands it to the view again`() {
    let model = ButtonModel(digits: StubDigitSource(7, 3))
    let controller = ButtonViewController(model: model)

    controller.view.all(Button.self).first?.press()

    #expect(model.content == "7")
    #expect(controller.view.labelText == "7")
  }

  @Test func `can do so for any view of its kind`() {
    let model = ButtonModel(digits: StubDigitSource(7))
    let controller = ButtonViewController(model: model)
    let otherView = ButtonView()

    controller.buttonViewDidTap(otherView)

    #expect(otherView.labelText == "7")
  }
}

private final class PressCounter: ButtonViewDelegate {
  private(set) var presses = 0

  func buttonViewDidTap(_ buttonView: ButtonView) {
    presses += 1
  }
}
