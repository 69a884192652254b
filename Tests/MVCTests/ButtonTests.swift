import MVC
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVC: ButtonView")
struct ButtonViewTests {
  @Test func `the view fills its label from its model`() {
    let view = ButtonView()

    view.model = ButtonModel(digits: StubDigitSource(7))

    #expect(view.labelText == "2333")
  }

  @Test func `the view notifies its delegate when the button is tapped`() {
    let view = ButtonView()
    let delegate = PressCounter()
    view.delegate = delegate

    view.descendants(of: Button.self).first?.press()

    #expect(delegate.presses == 1)
  }

  @Test func `the view does not change the model`() {
    let digits = StubDigitSource(7)
    let view = ButtonView()
    view.model = ButtonModel(digits: digits)

    view.descendants(of: Button.self).first?.press()

    #expect(digits.count == 0)
    #expect(view.labelText == "2333")
  }

  @Test func `the view does not retain its delegate`() {
    let view = ButtonView()
    weak var delegate: PressCounter?

    do {
      let counter = PressCounter()
      view.delegate = counter
      delegate = counter
    }

    #expect(delegate == nil)
  }
}

@Suite("MVC: ButtonViewController")
struct ButtonViewControllerTests {
  @Test func `the controller updates the model and the view when the button is tapped`() {
    let model = ButtonModel(digits: StubDigitSource(7, 3))
    let controller = ButtonViewController(model: model)

    controller.view.descendants(of: Button.self).first?.press()

    #expect(model.content == "7")
    #expect(controller.view.labelText == "7")
  }

  @Test func `the controller updates any view that reports a tap`() {
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
