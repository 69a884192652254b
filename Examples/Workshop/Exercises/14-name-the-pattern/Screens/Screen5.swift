final class Screen5: Screen, ViewModel5Delegate {
  private let viewModel = ViewModel5()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
    viewModel.start()
  }

  override func buttonTapped() {
    viewModel.buttonTapped()
  }

  func viewModel(_ viewModel: ViewModel5, didUpdate text: String) {
    label.text = text
  }
}

protocol ViewModel5Delegate: AnyObject {
  func viewModel(_ viewModel: ViewModel5, didUpdate text: String)
}

final class ViewModel5 {
  weak var delegate: (any ViewModel5Delegate)?
  private let lamp = Lamp()

  func start() {
    delegate?.viewModel(self, didUpdate: "The lamp is off")
  }

  func buttonTapped() {
    lamp.toggle()
    delegate?.viewModel(self, didUpdate: lamp.isOn ? "The lamp is on" : "The lamp is off")
  }
}
