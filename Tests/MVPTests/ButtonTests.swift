import MVP
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVP: ButtonPresenter")
struct ButtonPresenterTests {
  @Test func `the presenter works without a screen`() {
    let view = FakeButtonView()
    let presenter = ButtonPresenter(model: ButtonModel(digits: StubDigitSource(7)))

    presenter.attach(view)
    presenter.buttonViewDidTap(view)

    #expect(view.contents == ["2333", "7"])
  }

  @Test func `the presenter does not retain its view`() {
    let presenter = ButtonPresenter(model: ButtonModel(digits: StubDigitSource(7)))
    weak var view: FakeButtonView?

    do {
      let newView = FakeButtonView()
      presenter.attach(newView)
      view = newView
    }

    #expect(view == nil)
  }
}

@Suite("MVP: ButtonView")
struct ButtonViewTests {
  @Test func `the view shows the content that it receives`() {
    let view = ButtonView()

    view.content = "anything"

    #expect(view.labelText == "anything")
  }

  @Test func `the view notifies its delegate when the button is tapped and does nothing else`() {
    let view = ButtonView()
    let delegate = PressCounter()
    view.delegate = delegate
    view.content = "before"

    view.descendants(of: Button.self).first?.press()

    #expect(delegate.presses == 1)
    #expect(view.content == "before")
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

@Suite("MVP: ButtonViewController")
struct ButtonViewControllerTests {
  @Test func `the controller connects the view and the presenter`() {
    let presenter = ButtonPresenter(model: ButtonModel(digits: StubDigitSource(7)))
    let controller = ButtonViewController(presenter: presenter)

    #expect(controller.view.labelText == "2333")
    controller.view.descendants(of: Button.self).first?.press()
    #expect(controller.view.labelText == "7")
  }
}

private final class FakeButtonView: ButtonViewProtocol {
  private(set) var contents: [String] = []

  var content = "" {
    didSet { contents.append(content) }
  }
}

private final class PressCounter: ButtonViewDelegate {
  private(set) var presses = 0

  func buttonViewDidTap(_ buttonView: any ButtonViewProtocol) {
    presses += 1
  }
}
