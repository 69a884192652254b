import Model
package import PatternKit
import TerminalUI

/// A view model whose binding is a closure.
package final class ClosureViewModel {
  private let model: ButtonModel
  private var contentDidChange: (String) -> Void = { _ in }

  private init(model: ButtonModel) { self.model = model }

  private func buttonTapped() {
    model.changeNumber()
    contentDidChange("\(model.number)")
  }

  package static func makeScreen(with services: Services) -> Screen {
    let viewModel = ClosureViewModel(model: ButtonModel(digits: services.digits))
    let (screen, label, button) = (ViewController(), Label(), Button(title: "Click me!"))
    screen.view.addSubview(label)
    screen.view.addSubview(button)
    button.addTarget(viewModel, action: ClosureViewModel.buttonTapped)
    viewModel.contentDidChange = { [weak label] in label?.text = $0 }
    return Screen(screen, retaining: viewModel)
  }
}
