import Model
import TerminalUI
import TestSupport
import Testing

/// Wrong: a presenter that holds a control cannot be tested without one.
private final class CuriousPresenter {
  private let model: ButtonModel
  private let label: Label

  init(model: ButtonModel, label: Label) {
    (self.model, self.label) = (model, label)
  }

  func buttonTapped() {
    model.changeNumber()
    label.text = "\(model.number)"
  }
}

@Suite("Pitfall: a presenter that imports the UI")
struct CuriousPresenterTests {
  @Test func `a presenter that holds a label needs the label in every test`() {
    let label = Label()
    let presenter = CuriousPresenter(
      model: ButtonModel(digits: StubDigitSource(7)), label: label)

    presenter.buttonTapped()

    #expect(label.text == "7")
  }
}
