import MVP
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVP: ButtonPresenter")
struct ButtonPresenterTests {
  private let model = ButtonModel(digits: StubDigitSource(7))
  private let view = FakeButtonView()

  @Test func `the presenter works without a screen`() {
    let presenter = ButtonPresenter(model: model)
    presenter.attach(view)
    #expect(view.content == "2333")

    presenter.buttonTapped()

    #expect(view.content == "7")
  }

  @Test func `the presenter does not show a change of the model that it did not make`() {
    let presenter = ButtonPresenter(model: model)
    presenter.attach(view)

    model.changeNumber()

    #expect(view.content == "2333")
  }

  @Test func `the presenter shows the same text in a view that is attached after a tap`() {
    let presenter = ButtonPresenter(model: model)
    presenter.attach(view)
    presenter.buttonTapped()
    let laterView = FakeButtonView()

    presenter.attach(laterView)

    #expect(laterView.content == "7")
  }

  @Test func `the presenter does not retain its view`() {
    let presenter = ButtonPresenter(model: model)

    let view = WeakReference {
      let view = FakeButtonView()
      presenter.attach(view)
      return view
    }

    #expect(view.isReleased)
  }
}

@Suite("MVP: ButtonViewController")
struct ButtonViewControllerTests {
  private let presenter = ButtonPresenter(model: ButtonModel(digits: StubDigitSource(7)))

  @Test func `the view shows the text that it receives`() {
    let controller = ButtonViewController(presenter: presenter)
    _ = controller.view

    controller.showContent("anything")

    #expect(controller.view.labelText == "anything")
  }

  @Test func `the view forwards a tap and does not change its label itself`() {
    let controller = ButtonViewController(presenter: presenter)
    _ = controller.view
    let otherView = FakeButtonView()
    presenter.attach(otherView)

    controller.view.pressButton()

    #expect(otherView.content == "7")
    #expect(controller.view.labelText == "2333")
  }

  @Test func `the screen shows the next digit after a tap`() {
    let controller = ButtonViewController(presenter: presenter)
    #expect(controller.view.labelText == "2333")

    controller.view.pressButton()

    #expect(controller.view.labelText == "7")
  }

  @Test func `the view releases its presenter when it is released`() {
    let presenter = WeakReference {
      let presenter = ButtonPresenter(model: ButtonModel(digits: StubDigitSource(7)))
      _ = ButtonViewController(presenter: presenter).view
      return presenter
    }

    #expect(presenter.isReleased)
  }
}

private final class FakeButtonView: ButtonViewProtocol {
  private(set) var content = ""

  func showContent(_ text: String) { content = text }
}
