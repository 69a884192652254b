import Observation
public import TerminalUI

/// The view of the button demo.
///
/// In store and reducer, the view sends actions and renders states. It changes no state.
public final class ButtonViewController: ViewController {
  private let store: ButtonStore
  private let label = Label()
  private let button = Button(title: "Click me!")
  private var binding: Task<Void, Never>?

  public init(store: ButtonStore) {
    self.store = store
    super.init()
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonViewController.buttonTapped)
    // `immediate` renders the current state first. The task retains the store, but not this object.
    binding = Task.immediate { [weak self, store] in
      for await state in Observations({ store.state }) { self?.render(state) }
    }
  }

  private func buttonTapped() {
    store.send(.buttonTapped)
  }

  private func render(_ state: ButtonState) {
    label.text = state.content
  }

  // The last reference can end on any thread. `isolated` runs this on the main actor.
  isolated deinit { binding?.cancel() }
}
