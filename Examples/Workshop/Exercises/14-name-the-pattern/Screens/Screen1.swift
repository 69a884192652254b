final class Screen1: Screen {
  private let lamp = Lamp()
  private let helper = Helper1()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = helper.text(for: lamp)
  }

  override func buttonTapped() {
    lamp.toggle()
    label.text = helper.text(for: lamp)
  }
}

final class Helper1 {
  func text(for lamp: Lamp) -> String {
    lamp.isOn ? "The lamp is on" : "The lamp is off"
  }
}
