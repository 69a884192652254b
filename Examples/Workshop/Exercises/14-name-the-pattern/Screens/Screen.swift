import TerminalUI

/// The part that the six screens share. Do not change the files in this folder.
class Screen: ViewController {
  let label = Label()
  private let button = Button(title: "Switch")

  override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: Screen.buttonTapped)
  }

  /// Called when the user taps the button.
  func buttonTapped() {}
}

/// The model of the six screens.
final class Lamp {
  private(set) var isOn = false

  func toggle() {
    isOn.toggle()
  }
}
