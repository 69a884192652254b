import Observing
import TerminalUI

/// The view of the button demo.
///
/// In store and reducer, the view sends actions and renders states. It changes no state.
public final class ButtonViewController: ViewController {
  private let store: ButtonStore
  private let label = Label()
  private let button = Button(title: "Click me!")
  private var observation: ObservationToken?

  public init(store: ButtonStore) {
    self.store = store
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonViewController.buttonTapped)
    observation = store.observe(\.state) { [weak self] in self?.render($0) }
  }

  private func buttonTapped() {
    store.send(.buttonTapped)
  }

  private func render(_ state: ButtonState) {
    label.text = state.content
  }
}
