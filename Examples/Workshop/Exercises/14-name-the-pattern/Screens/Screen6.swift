import Observation
import Observing

final class Screen6: Screen {
  private let helper = Helper6()
  private var token: ObservationToken?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = helper.observe(\.values) { [weak self] in self?.label.text = $0.text }
  }

  override func buttonTapped() {
    helper.handle(.tap)
  }
}

struct Values6: Equatable {
  var isOn = false
  var text: String { isOn ? "The lamp is on" : "The lamp is off" }
}

enum Event6 { case tap }

@Observable
final class Helper6 {
  private(set) var values = Values6()

  func handle(_ event: Event6) { values = next(values, event) }

  private func next(_ values: Values6, _ event: Event6) -> Values6 {
    switch event {
    case .tap: Values6(isOn: !values.isOn)
    }
  }
}
