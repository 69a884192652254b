import ButtonViewData
import ButtonViewMVC
import TerminalUI
import TestSupport
import Testing

@Suite("Button view, MVC: ButtonView")
struct MVCButtonViewTests {
  @Test func `the view shows no text when its model is removed`() {
    let view = ButtonView()
    view.model = TextModel(content: "MVC model")

    view.model = nil

    #expect(view.labelText == "")
  }

  @Test func `the view reports a tap to its delegate`() {
    let view = ButtonView()
    let delegate = TapCounter()
    view.delegate = delegate

    view.pressButton()

    #expect(delegate.taps == 1)
  }

  @Test func `the view does not change the model`() {
    let model = TextModel(content: "MVC model")
    let view = ButtonView()
    view.model = model

    view.pressButton()

    #expect(model.content == "MVC model")
    #expect(view.labelText == "MVC model")
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

@Suite("Button view, MVC: ButtonViewController")
struct MVCButtonViewControllerTests {
  @Test func `the controller updates the model and the view when the button is tapped`() {
    let model = TextModel(content: "MVC model")
    let controller = ButtonViewController(model: model, digits: StubDigitSource(7))
    #expect(controller.view.labelText == "MVC model")

    controller.view.pressButton()

    #expect(model.content == "7")
    #expect(controller.view.labelText == "7")
  }

  @Test func `the controller updates any view that reports a tap`() {
    let model = TextModel(content: "MVC model")
    let controller = ButtonViewController(model: model, digits: StubDigitSource(7))
    let otherView = ButtonView()

    controller.buttonViewDidTap(otherView)

    #expect(otherView.labelText == "7")
  }
}

private final class TapCounter: ButtonViewDelegate {
  private(set) var taps = 0

  func buttonViewDidTap(_ buttonView: ButtonView) { taps += 1 }
}
