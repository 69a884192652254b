import MVP
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVP: the button’s presenter")
struct ButtonPresenterTests {
  @Test func `works without a screen`() {
    let view = FakeButtonView()
    let presenter = ButtonPresenter(model: ButtonModel(digits: StubDigitSource(7)))

    presenter.attach(view)
    presenter.buttonViewDidTap(view)

    #expect(view.contents == ["2333", "7"])
  }

  @Test func `does not keep its view alive`() {
    let presenter = ButtonPresenter(model: ButtonModel(digits: StubDigitSource(7)))
    weak var view: FakeButtonView?

    do {
      let newView = FakeButtonView()
      presenter.attach(newView)
      view = newView
    }

    #expect(view == nil)
  }

  @Test func `knows its view by protocol only`() {
    let presenter = ButtonPresenter(model: ButtonModel(digits: StubDigitSource(7)))

    #expect(!propertyTypes(of: presenter).contains { $0.contains("MVP.ButtonView>") })
    #expect(propertyTypes(of: presenter).contains { $0.contains("MVP.ButtonViewProtocol") })
  }
}

@Suite("MVP: the button’s view")
struct ButtonViewTests {
  @Test func `shows the content that it is given`() {
    let view = ButtonView()

    view.content = "anything"

    #expect(view.labelText == "anything")
  }

  @Test func `tells its delegate that the button was pressed, and does nothing else`() {
    let view = ButtonView()
    let delegate = PressCounter()
    view.delegate = delegate
    view.content = "before"

    view.all(Button.self).first?.press()

    #expect(delegate.presses == 1)
    #expect(view.content == "before")
  }

  @Test func `holds its delegate, its content and its controls, and no source to pull from`() {
    #expect(
      propertyTypes(of: ButtonView()) == [
        "Swift.Optional<MVP.ButtonViewDelegate>", "Swift.String", "TerminalUI.Label",
        "TerminalUI.Button",
      ])
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
}

@Suite("MVP: the button’s controller")
struct ButtonViewControllerTests {
  @Test func `brings view and presenter together`() {
    let presenter = ButtonPresenter(model: ButtonModel(digits: StubDigitSource(7)))
    let controller = ButtonViewController(presenter: presenter)

    #expect(controller.view.labelText == "2333")
    controller.view.all(Button.self).first?.press()
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
