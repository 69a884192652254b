import ButtonViewData
import ButtonViewMVP
import TerminalUI
import TestSupport
import Testing

@Suite("Button view, MVP: ButtonPresenter")
struct MVPButtonPresenterTests {
  private let model = TextModel(content: "2333")
  private let presenter: ButtonPresenter
  private let view = FakeButtonView()

  init() { presenter = ButtonPresenter(model: model, digits: StubDigitSource(7)) }

  @Test func `the presenter works without a screen`() {
    presenter.attach(view)
    #expect(view.content == "2333")

    presenter.buttonViewDidTap(view)

    #expect(view.content == "7")
  }

  @Test func `the presenter does not show a change of the model that it did not make`() {
    presenter.attach(view)

    model.content = "7"

    #expect(view.content == "2333")
  }

  @Test func `the presenter shows the same content to a view that comes after a tap`() {
    presenter.attach(view)
    presenter.buttonViewDidTap(view)
    let laterView = FakeButtonView()

    presenter.attach(laterView)

    #expect(laterView.content == "7")
  }

  @Test func `the presenter does not retain its view`() {
    let view = WeakReference {
      let view = FakeButtonView()
      presenter.attach(view)
      return view
    }

    #expect(view.isReleased)
  }
}

@Suite("Button view, MVP: ButtonView")
struct MVPButtonViewTests {
  private let view = ButtonView()

  @Test func `the view reports a tap and does not change its label itself`() {
    let delegate = TapCounter()
    view.delegate = delegate
    view.content = "before"

    view.pressButton()

    #expect(delegate.taps == 1)
    #expect(view.labelText == "before")
  }

  @Test func `the view does not retain its delegate`() {
    let delegate = WeakReference {
      let delegate = TapCounter()
      view.delegate = delegate
      return delegate
    }

    #expect(delegate.isReleased)
  }
}

@Suite("Button view, MVP: ButtonViewController")
struct MVPButtonViewControllerTests {
  @Test func `the screen shows the next digit after a tap`() {
    let presenter = ButtonPresenter(model: TextModel(content: "2333"), digits: StubDigitSource(7))
    let controller = ButtonViewController(presenter: presenter)
    #expect(controller.view.labelText == "2333")

    controller.view.pressButton()

    #expect(controller.view.labelText == "7")
  }
}

private final class FakeButtonView: ButtonViewProtocol {
  var content = ""
}

private final class TapCounter: ButtonViewDelegate {
  private(set) var taps = 0

  func buttonViewDidTap(_ buttonView: any ButtonViewProtocol) { taps += 1 }
}
