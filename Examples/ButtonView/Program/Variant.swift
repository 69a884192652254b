import ButtonViewData
import ButtonViewMVC
import ButtonViewMVP
import ButtonViewMVVM
import ExampleSupport
import Model
import TerminalUI

/// The patterns of the example.
enum Variant: String, CaseIterable {
  case mvc
  case mvp
  case mvvm

  /// Returns the screen at the start, and after each of three presses.
  func transcript(digits: any DigitSource) async -> String {
    let model = TextModel(content: self == .mvc ? "MVC model" : "2333")
    let window = Window(rootViewController: screen(of: model, digits: digits))
    let label = window.rootViewController.view.descendants(of: Label.self).first
    var frames = ["\(rawValue.uppercased())\n\n> start\n\(window.frame)"]
    for _ in 1...3 {
      window.send(.press)
      // A binding delivers later.
      while label?.text != model.content { await Task.yield() }
      frames.append("> press\n\(window.frame)")
    }
    return frames.joined(separator: "\n\n")
  }

  private func screen(of model: TextModel, digits: any DigitSource) -> ViewController {
    switch self {
    case .mvc:
      return ButtonViewMVC.ButtonViewController(model: model, digits: digits)
    case .mvp:
      let presenter = ButtonPresenter(model: model, digits: digits)
      return ButtonViewMVP.ButtonViewController(presenter: presenter)
    case .mvvm:
      let viewModel = ButtonViewModel(model: model, digits: digits)
      return ButtonViewMVVM.ButtonViewController(viewModel: viewModel)
    }
  }
}
