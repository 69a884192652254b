import MVVM
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVVM: the button’s view model")
struct ButtonViewModelTests {
  @Test func `works without a screen`() {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
    #expect(viewModel.contentText == "2333")

    viewModel.buttonTapped()

    #expect(viewModel.contentText == "7")
  }

  @Test func `knows nobody above it`() {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))

    #expect(
      propertyTypes(of: viewModel) == ["Model.ButtonModel", "Observation.ObservationRegistrar"])
  }
}

@Suite("MVVM: the button’s view")
struct ButtonViewTests {
  @Test func `says 2333 before the first press`() {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))

    #expect(ButtonView(viewModel: viewModel).labelText == "2333")
  }

  @Test func `follows the view model, whoever changes it`() async {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
    let view = ButtonView(viewModel: viewModel)

    viewModel.buttonTapped()

    #expect(await eventually { view.labelText == "7" })
  }

  @Test func `forwards a press to the view model`() {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
    let view = ButtonView(viewModel: viewModel)

    view.all(Button.self).first?.press()

    #expect(viewModel.contentText == "7")
  }

  @Test func `never sees the model`() {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
    let view = ButtonView(viewModel: viewModel)

    #expect(!hasProperty(of: view, from: "Model"))
  }

  @Test func `ends its binding when it goes`() async {
    weak var viewModel: ButtonViewModel?
    weak var view: ButtonView?

    do {
      let newViewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
      let newView = ButtonView(viewModel: newViewModel)
      (viewModel, view) = (newViewModel, newView)
    }

    #expect(view == nil)
    #expect(await eventually { viewModel == nil })
  }

  @Test func `shares its view model with another view`() async {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
    let views = [ButtonView(viewModel: viewModel), ButtonView(viewModel: viewModel)]

    views[0].all(Button.self).first?.press()

    #expect(await eventually { views.allSatisfy { $0.labelText == "7" } })
  }
}
