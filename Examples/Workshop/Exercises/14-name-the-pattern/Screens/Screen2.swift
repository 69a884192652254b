final class Screen2: Screen, Target2 {
  private let helper = Helper2()

  override func viewDidLoad() {
    super.viewDidLoad()
    helper.start(self)
  }

  override func buttonTapped() {
    helper.buttonTapped()
  }

  func receive(_ text: String) {
    label.text = text
  }
}

protocol Target2: AnyObject { func receive(_ text: String) }

final class Helper2 {
  private let lamp = Lamp()
  private weak var target: (any Target2)?

  func start(_ target: any Target2) {
    self.target = target
    target.receive("The lamp is off")
  }

  func buttonTapped() {
    lamp.toggle()
    target?.receive(lamp.isOn ? "The lamp is on" : "The lamp is off")
  }
}
