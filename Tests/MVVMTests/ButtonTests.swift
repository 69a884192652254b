import MVVM
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVVM: ButtonViewModel")
struct ButtonViewModelTests {
  @Test func `the view model works without a screen`() {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
    #expect(viewModel.contentText == "2333")

    viewModel.buttonTapped()

    #expect(viewModel.contentText == "7")
  }

  @Test func `the view model stores its text and does not compute it from the model`() {
    let model = ButtonModel(digits: StubDigitSource(7))
    let viewModel = ButtonViewModel(model: model)

    model.changeContent()

    #expect(viewModel.contentText == "2333")
  }
}

@Suite("MVVM: ButtonView")
struct ButtonViewTests {
  @Test func `the view shows 2333 before the first tap`() {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))

    #expect(ButtonView(viewModel: viewModel).labelText == "2333")
  }

  @Test func `the view updates its label when the view model changes`() async {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
    let view = ButtonView(viewModel: viewModel)

    viewModel.buttonTapped()

    #expect(await eventually { view.labelText == "7" })
  }

  @Test func `the view forwards a tap to its view model`() {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
    let view = ButtonView(viewModel: viewModel)

    view.descendants(of: Button.self).first?.press()

    #expect(viewModel.contentText == "7")
  }

  @Test func `a released view ends its binding and releases the view model`() async {
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

  @Test func `a view that is bound after a tap shows the same text`() {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
    viewModel.buttonTapped()

    #expect(ButtonView(viewModel: viewModel).labelText == "7")
  }

  @Test func `two views can share one view model`() async {
    let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
    let views = [ButtonView(viewModel: viewModel), ButtonView(viewModel: viewModel)]

    views[0].descendants(of: Button.self).first?.press()

    #expect(await eventually { views.allSatisfy { $0.labelText == "7" } })
  }
}
