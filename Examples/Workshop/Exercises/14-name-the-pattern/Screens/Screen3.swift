import Observation
import Observing

final class Screen3: Screen {
  private let helper = Helper3()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = helper.observe(\.text) { [weak self] in self?.label.text = $0 }
  }

  override func buttonTapped() {
    helper.buttonTapped()
  }
}

@Observable
final class Helper3 {
  private(set) var text = "The lamp is off"
  private let lamp = Lamp()

  func buttonTapped() {
    lamp.toggle()
    text = lamp.isOn ? "The lamp is on" : "The lamp is off"
  }
}
