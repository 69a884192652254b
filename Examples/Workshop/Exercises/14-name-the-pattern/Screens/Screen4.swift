final class Screen4: Screen {
  private let helper = Helper4()

  override func viewDidLoad() {
    super.viewDidLoad()
    helper.textChanged = { [weak self] in self?.label.text = $0 }
    label.text = helper.text
  }

  override func buttonTapped() {
    helper.buttonTapped()
  }
}

final class Helper4 {
  var textChanged: ((String) -> Void)?
  private(set) var text = "The lamp is off"
  private let lamp = Lamp()

  func buttonTapped() {
    lamp.toggle()
    text = lamp.isOn ? "The lamp is on" : "The lamp is off"
    textChanged?(text)
  }
}
