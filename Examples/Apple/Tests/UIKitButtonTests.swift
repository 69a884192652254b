import MVP
import MVVM
import Model
import Testing
@_spi(StandIn) import UIKit

@testable import UIKitMVC
@testable import UIKitMVP
@testable import UIKitMVVM

@Suite("UIKit: the button")
struct UIKitButtonTests {
  enum Pattern: CaseIterable { case mvc, mvp, mvvm }

  private let model: ButtonModel
  private let presenter: ButtonPresenter
  private let viewModel: ButtonViewModel

  init() {
    model = ButtonModel(digits: Digits(7, 8))
    presenter = ButtonPresenter(model: model)
    viewModel = ButtonViewModel(model: model)
  }

  private func screen(in pattern: Pattern) -> UIKitScreen {
    switch pattern {
    case .mvc: UIKitScreen(UIKitMVC.ButtonViewController(model: model))
    case .mvp: UIKitScreen(UIKitMVP.ButtonViewController(presenter: presenter))
    case .mvvm: UIKitScreen(UIKitMVVM.ButtonViewController(viewModel: viewModel))
    }
  }

  @Test(arguments: Pattern.allCases)
  func `the label shows the number, and the next digit after each tap`(pattern: Pattern) async {
    let screen = screen(in: pattern)
    #expect(screen.buttonTitle == "Click me!")
    await expect(screen.label, becomes: "2333")

    screen.tapButton()
    await expect(screen.label, becomes: "7")

    screen.tapButton()
    await expect(screen.label, becomes: "8")
  }

  @Test(arguments: Pattern.allCases)
  func `button, model, presenter and view model do not retain the controller`(
    pattern: Pattern
  ) async {
    weak var controller: UIViewController?
    do {
      let screen = screen(in: pattern)
      await expect(screen.label, becomes: "2333")
      controller = screen.controller
    }

    await expect(controller == nil, becomes: true)
  }

  @Test func `MVP: the presenter sets the label before the tap returns`() {
    let screen = screen(in: .mvp)

    screen.tapButton()

    #expect(screen.label == "7")
  }

  @Test func `MVVM: UIKit calls the binding after the tap has returned`() async {
    let screen = screen(in: .mvvm)
    await expect(screen.label, becomes: "2333")

    screen.tapButton()

    #expect(screen.label == "2333")
    await expect(screen.label, becomes: "7")
  }

  @Test func `MVVM: updateProperties calls super, as UIKit requires`() async {
    let screen = screen(in: .mvvm)
    await expect(screen.label, becomes: "2333")

    #expect(screen.controller.callsSuper)
  }
}
