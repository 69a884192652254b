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

  private let model = ButtonModel(digits: Digits(7, 8))

  private func controller(in pattern: Pattern) -> UIViewController {
    switch pattern {
    case .mvc: UIKitMVC.ButtonViewController(model: model)
    case .mvp: UIKitMVP.ButtonViewController(presenter: ButtonPresenter(model: model))
    case .mvvm: UIKitMVVM.ButtonViewController(viewModel: ButtonViewModel(model: model))
    }
  }

  @Test(arguments: Pattern.allCases)
  func `the screen shows the number and the button`(pattern: Pattern) async {
    let screen = UIKitScreen(controller(in: pattern))

    await expect(screen.label, becomes: "2333")
    #expect(screen.buttonTitle == "Click me!")
  }

  @Test(arguments: Pattern.allCases)
  func `the label shows the next digit after each tap`(pattern: Pattern) async {
    let screen = UIKitScreen(controller(in: pattern))
    await expect(screen.label, becomes: "2333")

    screen.tapButton()
    await expect(screen.label, becomes: "7")

    screen.tapButton()
    await expect(screen.label, becomes: "8")
  }

  @Test(arguments: Pattern.allCases)
  func `the button does not retain its controller`(pattern: Pattern) async {
    weak var controller: UIViewController?
    do {
      let screen = UIKitScreen(self.controller(in: pattern))
      await expect(screen.label, becomes: "2333")
      controller = screen.controller
    }

    await expect(controller == nil, becomes: true)
  }

  @Test func `MVP: the presenter sets the label before the tap returns`() {
    let screen = UIKitScreen(controller(in: .mvp))

    screen.tapButton()

    #expect(screen.label == "7")
  }

  @Test func `MVVM: UIKit calls the binding after the tap has returned`() async {
    let screen = UIKitScreen(controller(in: .mvvm))
    await expect(screen.label, becomes: "2333")

    screen.tapButton()

    #expect(screen.label == "2333")
    await expect(screen.label, becomes: "7")
  }

  @Test func `MVVM: updateProperties calls super, as UIKit requires`() async {
    let screen = UIKitScreen(controller(in: .mvvm))
    await expect(screen.label, becomes: "2333")

    #expect(screen.controller.callsSuper)
  }

  @Test func `MVVM: several screens show one view model`() async {
    let viewModel = ButtonViewModel(model: model)
    let first = UIKitScreen(UIKitMVVM.ButtonViewController(viewModel: viewModel))
    let second = UIKitScreen(UIKitMVVM.ButtonViewController(viewModel: viewModel))

    first.tapButton()

    await expect([first.label, second.label], becomes: ["7", "7"])
  }

  @Test func `MVP and MVVM: neither presenter nor view model retains the screen`() async {
    let presenter = ButtonPresenter(model: model)
    let viewModel = ButtonViewModel(model: model)
    weak var first: UIViewController?
    weak var second: UIViewController?
    do {
      let screens = [
        UIKitScreen(UIKitMVP.ButtonViewController(presenter: presenter)),
        UIKitScreen(UIKitMVVM.ButtonViewController(viewModel: viewModel)),
      ]
      await expect(screens.map(\.label), becomes: ["2333", "2333"])
      (first, second) = (screens[0].controller, screens[1].controller)
    }

    await expect(first == nil && second == nil, becomes: true)
  }
}
