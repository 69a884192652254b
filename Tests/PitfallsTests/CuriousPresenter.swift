import Model
import TerminalUI
import TestSupport
import Testing

/// Wrong: a presenter that holds a control cannot be had without a screen.
private final class CuriousPresenter {
  private let model: ButtonModel
  private let label: Label

  init(model: ButtonModel, label: Label) {
    (self.model, self.label) = (model, label)
  }

  func buttonTapped() {
    model.changeContent()
    label.text = model.content
  }
}

@Suite("A presenter that imports the UI")
struct CuriousPresenterTests {
  @Test func `needs a control in every test, and can do with it what it likes`() {
    let label = Label()
    let presenter = CuriousPresenter(
      model: ButtonModel(digits: StubDigitSource(7)), label: label)

    presenter.buttonTapped()

    #expect(propertyTypes(of: presenter).contains("TerminalUI.Label"))
    #expect(label.text == "7")
  }
}
