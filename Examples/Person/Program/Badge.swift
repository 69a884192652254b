import ExampleSupport
import PersonMVC
import PersonMVVM
import PersonModel
import TerminalUI

/// The badge screen of one half of the example.
struct Badge {
  let name: String
  let screen: ViewController
  let nameField: TextField
  let resetButton: Button
  /// Waits until the screen shows the result of an action.
  var settle: () async -> Void = {}

  /// Returns the screen at the start, after the user has typed `text`, and after a reset.
  func transcript(typing text: String) async -> String {
    let window = Window(rootViewController: screen)
    var frames = ["\(name)\n\n> start\n\(window.frame)"]
    nameField.insertText(text)
    await settle()
    frames.append("> type\n\(window.frame)")
    resetButton.press()
    await settle()
    frames.append("> reset\n\(window.frame)")
    return frames.joined(separator: "\n\n")
  }
}

extension Badge {
  static func mvc(_ person: Person) -> Badge {
    let screen = PersonMVC.BadgeViewController(model: BadgeModel(person: person))
    return Badge(
      name: "MVC", screen: screen, nameField: screen.nameField, resetButton: screen.resetButton)
  }

  static func mvvm(_ person: Person) -> Badge {
    let viewModel = BadgeViewModel(model: BadgeModel(person: person))
    let screen = PersonMVVM.BadgeViewController(viewModel: viewModel)
    return Badge(
      name: "MVVM", screen: screen, nameField: screen.nameField, resetButton: screen.resetButton
    ) {
      // The bindings deliver later.
      while screen.badgeLabel.text != viewModel.badgeText
        || screen.nameField.text != viewModel.firstName
      { await Task.yield() }
    }
  }
}
