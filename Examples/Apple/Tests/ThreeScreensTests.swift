import MVP
import MVVM
import Model
@_spi(StandIn) import SwiftUI
import TerminalUI
import Testing
import UIKit

@testable import SwiftUIScreens
@testable import UIKitMVP
@testable import UIKitMVVM

@Suite("One object, three screens")
struct ThreeScreensTests {
  private let model = ButtonModel(digits: Digits(7, 8))

  @Test
  func `a tap changes a terminal screen, a UIKit screen and a SwiftUI screen of one view model`()
    async
  {
    let viewModel = ButtonViewModel(model: model)
    let terminal = MVVM.ButtonViewController(viewModel: viewModel)
    let uiKit = UIKitScreen(UIKitMVVM.ButtonViewController(viewModel: viewModel))
    let swiftUI = ViewHost(MVVMButtonView(viewModel: viewModel))
    func texts() -> [String?] { [terminal.label, uiKit.label, swiftUI.texts[0]] }
    await expect(texts(), becomes: ["2333", "2333", "2333"])

    uiKit.tapButton()
    await expect(texts(), becomes: ["7", "7", "7"])

    swiftUI.press("Click me!")
    await expect(texts(), becomes: ["8", "8", "8"])
  }

  @Test func `one presenter can call a terminal screen, a UIKit screen and a SwiftUI screen`() async
  {
    let presenter = ButtonPresenter(model: model)
    let terminal = MVP.ButtonViewController(presenter: presenter)
    #expect(terminal.label == "2333")

    let uiKit = UIKitScreen(UIKitMVP.ButtonViewController(presenter: presenter))
    uiKit.tapButton()
    #expect(uiKit.label == "7")

    let swiftUI = ViewHost(MVPButtonView(presenter: presenter))
    swiftUI.press("Click me!")
    await expect(swiftUI.texts[0], becomes: "8")

    // A presenter calls one view, the last one.
    #expect([terminal.label, uiKit.label] == ["2333", "7"])
  }
}

extension TerminalUI.ViewController {
  fileprivate var label: String? { view.descendants(of: TerminalUI.Label.self).first?.text }
}
