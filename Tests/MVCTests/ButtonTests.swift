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

  @Test func `the view reports a tap to its delegate`() {
    let view = ButtonView()
    let delegate = TapCounter()
    view.delegate = delegate

    view.pressButton()

    #expect(delegate.taps == 1)
  }

  @Test func `the view does not change the model`() {
    let digits = StubDigitSource(7)
    let view = ButtonView()
    view.model = ButtonModel(digits: digits)

    view.pressButton()

    #expect(digits.count == 0)
    #expect(view.labelText == "2333")
  }

  @Test func `the view does not retain its delegate`() {
    let view = ButtonView()

    let delegate = WeakReference {
      let delegate = TapCounter()
      view.delegate = delegate
      return delegate
    }

    #expect(delegate.isReleased)
  }
}

@Suite("MVC: ButtonViewController")
struct ButtonViewControllerTests {
  @Test func `the controller updates the model and the view when the button is tapped`() {
    let model = ButtonModel(digits: StubDigitSource(7, 3))
    let controller = ButtonViewController(model: model)

    controller.view.pressButton()

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

private final class TapCounter: ButtonViewDelegate {
  private(set) var taps = 0

  func buttonViewDidTap(_ buttonView: ButtonView) {
    taps += 1
  }
}
