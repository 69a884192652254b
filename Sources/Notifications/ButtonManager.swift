public import Foundation
public import TerminalUI

/// The manager of the button demo: it asks for the work and shows what came of it.
///
/// In notification neither side knows the other: the manager posts a message and
/// observes one, the worker the other way round. The center is handed to both.
public final class ButtonManager: ViewController {
  private let center: NotificationCenter
  private var token: NotificationCenter.ObservationToken?
  private let label = Label()
  private let button = Button(title: "Click me!")

  /// - Parameter content: What the label says until a message says otherwise.
  public init(content: String, center: NotificationCenter) {
    self.center = center
    super.init()
    label.text = content
    token = center.addObserver(for: ContentChanged.self) { [weak self] message in
      self?.contentChanged(message.content)
    }
  }

  public override func viewDidLoad() {
    view.addSubview(label)
    view.addSubview(button)
    button.addTarget(self, action: ButtonManager.buttonPressed)
  }

  private func buttonPressed() {
    center.post(ContentWanted())
  }

  private func contentChanged(_ content: String) {
    label.text = content
  }
}
