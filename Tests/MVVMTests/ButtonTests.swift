import MVVM
import Model
import TerminalUI
import TestSupport
import Testing

@Suite("MVVM: ButtonViewModel")
struct ButtonViewModelTests {
  private let model = ButtonModel(digits: StubDigitSource(7))

  @Test func `the view model works without a screen`() {
    let viewModel = ButtonViewModel(model: model)
    #expect(viewModel.contentText == "2333")

    viewModel.buttonTapped()

    #expect(viewModel.contentText == "7")
  }

  @Test func `the view model does not publish a change of the model that it did not make`() {
    let viewModel = ButtonViewModel(model: model)

    model.changeNumber()

    #expect(viewModel.contentText == "2333")
  }

  @Test func `the view model begins with the number of its model`() {
    model.changeNumber()

    let viewModel = ButtonViewModel(model: model)

    #expect(viewModel.contentText == "7")
  }
}

@Suite("MVVM: ButtonViewController")
struct ButtonViewControllerTests {
  private let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))

  @Test func `the view shows the text that its binding delivers`() async {
    let controller = ButtonViewController(viewModel: viewModel)
    #expect(controller.view.labelText == "2333")

    viewModel.buttonTapped()

    await eventually(controller.view.labelText, equals: "7")
  }

  @Test func `the view forwards a tap and does not change its label itself`() {
    let controller = ButtonViewController(viewModel: viewModel)

    controller.view.pressButton()

    #expect(viewModel.contentText == "7")
    #expect(controller.view.labelText == "2333")
  }

  @Test func `the screen shows the next digit after a tap`() async {
    let controller = ButtonViewController(viewModel: viewModel)
    #expect(controller.view.labelText == "2333")

    controller.view.pressButton()

    await eventually(controller.view.labelText, equals: "7")
  }

  @Test func `a view that is bound after a tap shows the same text`() {
    viewModel.buttonTapped()

    let laterController = ButtonViewController(viewModel: viewModel)

    #expect(laterController.view.labelText == "7")
  }

  @Test func `two views can share one view model`() async {
    let controllers = [1, 2].map { _ in ButtonViewController(viewModel: viewModel) }
    #expect(controllers.map(\.view.labelText) == ["2333", "2333"])

    controllers[0].view.pressButton()

    await eventually(controllers.map(\.view.labelText), equals: ["7", "7"])
  }

  @Test func `the view model does not retain its view`() {
    let controller = WeakReference {
      let controller = ButtonViewController(viewModel: viewModel)
      _ = controller.view
      return controller
    }

    #expect(controller.isReleased)
  }

  @Test func `the view releases its view model when it is released`() async {
    let viewModel = WeakReference {
      let viewModel = ButtonViewModel(model: ButtonModel(digits: StubDigitSource(7)))
      _ = ButtonViewController(viewModel: viewModel).view
      return viewModel
    }

    #expect(await eventually { viewModel.isReleased })
  }
}
