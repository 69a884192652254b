import ButtonViewData
import ButtonViewMVVM
import TerminalUI
import TestSupport
import Testing

@Suite("Button view, MVVM: ButtonViewModel")
struct MVVMButtonViewModelTests {
  private let model = TextModel(content: "2333")
  private let viewModel: ButtonViewModel

  init() { viewModel = ButtonViewModel(model: model, digits: StubDigitSource(7)) }

  @Test func `the view model works without a screen`() {
    #expect(viewModel.contentText == "2333")

    viewModel.buttonTapped()

    #expect(viewModel.contentText == "7")
  }

  @Test func `the view model does not publish a change of the model that it did not make`() {
    model.content = "7"

    #expect(viewModel.contentText == "2333")
  }
}

@Suite("Button view, MVVM: ButtonView")
struct MVVMButtonViewTests {
  private let viewModel = ButtonViewModel(
    model: TextModel(content: "2333"), digits: StubDigitSource(7))

  @Test func `the view shows the content that it receives`() async {
    let view = ButtonView(viewModel: viewModel)
    #expect(view.labelText == "2333")

    viewModel.buttonTapped()

    await eventually(view.labelText, equals: "7")
  }

  @Test func `the view reports a tap and does not change its label itself`() {
    let view = ButtonView(viewModel: viewModel)

    view.pressButton()

    #expect(viewModel.contentText == "7")
    #expect(view.labelText == "2333")
  }

  @Test func `the view model shows the same content to a view that comes after a tap`() {
    viewModel.buttonTapped()

    let laterView = ButtonView(viewModel: viewModel)

    #expect(laterView.labelText == "7")
  }

  @Test func `the view model does not retain its view`() {
    let view = WeakReference { ButtonView(viewModel: viewModel) }

    #expect(view.isReleased)
  }

  @Test func `the view releases its view model when it is released`() async {
    let viewModel = WeakReference {
      let viewModel = ButtonViewModel(model: TextModel(content: "2333"), digits: StubDigitSource(7))
      _ = ButtonView(viewModel: viewModel)
      return viewModel
    }

    #expect(await eventually { viewModel.isReleased })
  }

  @Test func `two views can share one view model`() async {
    let views = [ButtonView(viewModel: viewModel), ButtonView(viewModel: viewModel)]

    views[0].pressButton()

    await eventually(views.map(\.labelText), equals: ["7", "7"])
  }
}

@Suite("Button view, MVVM: ButtonViewController")
struct MVVMButtonViewControllerTests {
  @Test func `the screen shows the next digit after a tap`() async {
    let viewModel = ButtonViewModel(model: TextModel(content: "2333"), digits: StubDigitSource(7))
    let controller = ButtonViewController(viewModel: viewModel)
    #expect(controller.view.labelText == "2333")

    controller.view.pressButton()

    await eventually(controller.view.labelText, equals: "7")
  }
}
