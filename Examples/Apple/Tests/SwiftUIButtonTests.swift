import MVP
import MVVM
import Model
@_spi(StandIn) import SwiftUI
import Testing

@testable import SwiftUIScreens

@Suite("SwiftUI: the button")
struct SwiftUIButtonTests {
  private let model = ButtonModel(digits: Digits(7, 8))

  @Test func `without a pattern: the view shows the number of the model`() async {
    let host = ViewHost(PlainButtonView(model: model))
    #expect(host.texts.last == "Click me!")

    host.press("Click me!")

    await expect(host.texts.first, becomes: "7")
  }

  @Test func `without a pattern: the number has no comma`() {
    let host = ViewHost(PlainButtonView(model: model))

    #expect(host.texts.first == "2333")
  }

  @Test func `MVVM: SwiftUI calls the body again after a press`() async {
    let host = ViewHost(MVVMButtonView(viewModel: ButtonViewModel(model: model)))
    #expect(host.texts == ["2333", "Click me!"])

    host.press("Click me!")

    #expect(host.texts == ["2333", "Click me!"])
    await expect(host.texts, becomes: ["7", "Click me!"])
  }

  @Test func `MVP: the presenter calls an object that the body reads`() async {
    let host = ViewHost(MVPButtonView(presenter: ButtonPresenter(model: model)))
    await expect(host.texts, becomes: ["2333", "Click me!"])

    host.press("Click me!")

    await expect(host.texts, becomes: ["7", "Click me!"])
  }

  @Test func `MVP: the presenter still reaches the screen after the view was created again`() async
  {
    let host = ViewHost(Parent(presenter: ButtonPresenter(model: model)))
    await expect(host.texts, becomes: ["Again 0", "2333", "Click me!"])
    host.press("Again 0")
    await expect(host.texts, becomes: ["Again 1", "2333", "Click me!"])

    host.press("Click me!")

    await expect(host.texts, becomes: ["Again 1", "7", "Click me!"])
  }

  /// A view that creates the screen again after each press of its own button.
  private struct Parent: View {
    let presenter: ButtonPresenter
    @State private var count = 0

    var body: some View {
      Button("Again \(count)") { count += 1 }
      MVPButtonView(presenter: presenter)
    }
  }

  @Test func `the presenter and the view model do not observe a model that they share`() async {
    let host = ViewHost(AllScreens())
    func numbers() -> [String] { [0, 2, 4].map { host.texts[$0] } }
    await expect(numbers(), becomes: ["2333", "2333", "2333"])

    host.press("Click me!", at: 0)

    await expect(numbers()[0] != "2333", becomes: true)
    #expect(numbers()[1...] == ["2333", "2333"])
  }
}
